extension SwiftLintRule {
    static let idiomaticRules = """
        anonymous_argument_in_multiline_closure severity:severity
        block_based_kvo+ severity:severity
        convenience_type severity:severity
        discouraged_assert severity:severity
        discouraged_none_name severity:severity
        discouraged_object_literal severity:severity image_literal:flag color_literal:flag
        discouraged_optional_boolean severity:severity
        discouraged_optional_collection severity:severity
        duplicate_imports+ severity:severity
        explicit_acl severity:severity
        explicit_enum_raw_value severity:severity
        explicit_init severity:severity include_bare_init:flag
        explicit_top_level_acl severity:severity
        explicit_type_interface severity:severity excluded:list allow_redundancy:flag
        extension_access_modifier severity:severity
        fallthrough severity:severity
        fatal_error_message severity:severity
        file_name severity:severity excluded:list prefix_pattern:text suffix_pattern:text \
            nested_type_separator:text require_fully_qualified_names:flag
        file_name_no_space severity:severity excluded:list
        for_where+ severity:severity allow_for_as_filter:flag
        force_cast+ severity:severity
        force_try+ severity:severity
        force_unwrapping severity:severity
        function_default_parameter_at_end severity:severity ignore_first_isolation_inheritance_parameter:flag
        generic_type_name+ min_length:levels=1 max_length:levels=20 excluded:list allowed_symbols:list \
            unallowed_symbols_severity:severity=error validates_start_with_lowercase:level=error
        implicitly_unwrapped_optional severity:severity mode:text
        is_disjoint+ severity:severity
        joined_default_parameter severity:severity
        legacy_cggeometry_functions+ severity:severity
        legacy_constant+ severity:severity
        legacy_constructor+ severity:severity
        legacy_hashing+ severity:severity
        legacy_multiple severity:severity
        legacy_nsgeometry_functions+ severity:severity
        legacy_objc_type severity:severity allowed_types:list
        legacy_random+ severity:severity
        nimble_operator severity:severity
        no_empty_block severity:severity disabled_block_types:list
        no_extension_access_modifier severity:severity
        no_fallthrough_only+ severity:severity
        no_grouping_extension severity:severity
        no_magic_numbers severity:severity test_parent_classes:list allowed_numbers:list
        object_literal severity:severity image_literal:flag color_literal:flag
        one_declaration_per_file severity:severity
        pattern_matching_keywords severity:severity
        prefer_key_path severity:severity restrict_to_standard_functions:flag
        prefer_nimble severity:severity
        prefer_type_checking+ severity:severity
        prefer_zero_over_explicit_init severity:severity
        private_over_fileprivate+ severity:severity validate_extensions:flag
        redundant_nil_coalescing severity:severity
        redundant_objc_attribute+ severity:severity
        redundant_optional_initialization+ severity:severity
        redundant_set_access_control+ severity:severity
        redundant_string_enum_value+ severity:severity
        redundant_type_annotation severity:severity ignore_attributes:list ignore_properties:flag \
            consider_default_literal_types_redundant:flag
        redundant_void_return+ severity:severity include_closures:flag
        return_value_from_void_function severity:severity
        shorthand_optional_binding <if_let_shadowing severity:severity
        static_operator severity:severity
        static_over_final_class+ severity:severity
        strict_fileprivate severity:severity
        syntactic_sugar+ severity:severity
        toggle_bool severity:severity
        trailing_semicolon+ severity:severity
        type_name+ min_length:levels=3 max_length:levels=40 excluded:list allowed_symbols:list \
            unallowed_symbols_severity:severity=error validates_start_with_lowercase:level=error validate_protocols:flag
        unavailable_condition+ severity:severity
        unavailable_function severity:severity
        unneeded_break_in_switch+ severity:severity
        unneeded_synthesized_initializer+ severity:severity
        untyped_error_in_catch severity:severity
        unused_enumerated+ severity:severity
        void_function_in_ternary+ severity:severity
        xct_specific_matcher severity:severity matchers:list
        xctfail_message+ severity:severity
        """
}
