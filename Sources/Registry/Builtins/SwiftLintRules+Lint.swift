extension SwiftLintRule {
    static let lintRules = """
        accessibility_label_for_image severity:severity
        accessibility_trait_for_button severity:severity
        array_init severity:severity
        async_without_await severity:severity
        balanced_xctest_lifecycle severity:severity test_parent_classes:list
        blanket_disable_command+ severity:severity allowed_rules:list always_blanket_disable:list
        capture_variable@ severity:severity
        class_delegate_protocol+ severity:severity
        comment_spacing+ severity:severity
        compiler_protocol_init+ severity:severity
        deployment_target+ severity:severity iOS_deployment_target:text \
            iOSApplicationExtension_deployment_target:text macOS_deployment_target:text \
            macOSApplicationExtension_deployment_target:text tvOS_deployment_target:text \
            tvOSApplicationExtension_deployment_target:text watchOS_deployment_target:text \
            watchOSApplicationExtension_deployment_target:text
        discarded_notification_center_observer severity:severity
        discouraged_direct_init+ severity:severity types:list
        duplicate_conditions+ severity:severity
        duplicate_enum_cases+ severity:severity
        duplicated_key_in_dictionary_literal+ severity:severity
        dynamic_inline+ severity:severity
        empty_xctest_method severity:severity test_parent_classes:list
        expiring_todo approaching_expiry_severity:severity expired_severity:severity=error \
            bad_formatting_severity:severity=error approaching_expiry_threshold:int date_delimiters:dates \
            date_format:text date_separator:text
        ibinspectable_in_extension severity:severity
        identical_operands severity:severity
        invalid_swiftlint_command+ severity:severity
        local_doc_comment severity:severity
        lower_acl_than_parent severity:severity
        mark+ severity:severity
        missing_docs warning:list=open,public excludes_extensions:flag excludes_inherited_types:flag excludes_trivial_init:flag \
            evaluate_effective_access_control_level:flag error:list
        non_optional_string_data_conversion+ severity:severity
        notification_center_detachment+ severity:severity
        ns_number_init_as_function_reference+ severity:severity
        nslocalizedstring_key severity:severity
        nslocalizedstring_require_bundle severity:severity
        nsobject_prefer_isequal+ severity:severity
        optional_data_string_conversion+ severity:severity
        orphaned_doc_comment+ severity:severity
        overridden_super_call severity:severity excluded:list included:list
        override_in_extension severity:severity
        private_action severity:severity
        private_outlet severity:severity allow_private_set:flag
        private_subject severity:severity
        private_swiftui_state severity:severity
        private_unit_test+ severity:severity test_parent_classes:list
        prohibited_interface_builder severity:severity
        prohibited_super_call severity:severity excluded:list included:list
        quick_discouraged_call severity:severity
        quick_discouraged_focused_test severity:severity
        quick_discouraged_pending_test severity:severity
        raw_value_for_camel_cased_codable_enum severity:severity
        redundant_sendable+ severity:severity global_actors:list
        required_deinit severity:severity
        required_enum_case *:any
        self_in_property_initialization+ severity:severity
        strong_iboutlet severity:severity
        superfluous_disable_command+ severity:severity
        test_case_accessibility severity:severity allowed_prefixes:list test_parent_classes:list
        todo+ severity:severity only:list
        typesafe_array_init@ severity:severity
        unhandled_throwing_task severity:severity
        unneeded_override+ severity:severity affect_initializers:flag excluded_methods:list
        unowned_variable_capture severity:severity
        unused_closure_parameter+ severity:severity
        unused_control_flow_label+ severity:severity
        unused_declaration@ severity:severity include_public_and_open:flag related_usrs_to_skip:list
        unused_import@ severity:severity require_explicit_imports:flag allowed_transitive_imports:list \
            always_keep_imports:list
        unused_parameter severity:severity
        unused_setter_value+ severity:severity
        valid_ibinspectable+ severity:severity
        weak_delegate severity:severity
        yoda_condition severity:severity
        """

    static let metricsRules = """
        closure_body_length warning:int=30 error:int
        cyclomatic_complexity+ warning:int=10 error:int ignores_case_statements:flag
        enum_case_associated_values_count warning:int=5 error:int
        file_length+ warning:int=400 error:int ignore_comment_only_lines:flag
        function_body_length+ warning:int=50 error:int
        function_parameter_count+ warning:int=5 error:int ignores_default_parameters:flag
        large_tuple+ warning:int=2 error:int
        line_length+ warning:int=120 error:int ignores_urls:flag ignores_function_declarations:flag \
            ignores_comments:flag ignores_interpolated_strings:flag ignores_multiline_strings:flag \
            excluded_lines_patterns:list
        nesting+ type_level:levels=1 function_level:levels=2 check_nesting_in_closures_and_statements:flag \
            always_allow_one_type_in_functions:flag ignore_typealiases_and_associatedtypes:flag
        type_body_length+ warning:int=250 error:int
        """

    static let performanceRules = """
        contains_over_filter_count severity:severity
        contains_over_filter_is_empty severity:severity
        contains_over_first_not_nil severity:severity
        contains_over_range_nil_comparison severity:severity
        empty_collection_literal severity:severity
        empty_count severity:severity only_after_dot:flag
        empty_string severity:severity
        final_test_case severity:severity test_parent_classes:list
        first_where severity:severity
        flatmap_over_map_reduce severity:severity
        last_where severity:severity
        reduce_boolean+ severity:severity
        reduce_into severity:severity
        sorted_first_last severity:severity
        """
}
