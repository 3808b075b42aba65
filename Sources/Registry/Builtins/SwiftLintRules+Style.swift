extension SwiftLintRule {
    static let styleRules = """
        attribute_name_spacing+ severity:severity
        attributes severity:severity attributes_with_arguments_always_on_line_above:flag always_on_same_line:list \
            always_on_line_above:list
        closing_brace+ severity:severity
        closure_end_indentation severity:severity
        closure_parameter_position+ severity:severity
        closure_spacing severity:severity
        collection_alignment severity:severity align_colons:flag
        colon+ severity:severity flexible_right_spacing:flag apply_to_dictionaries:flag
        comma+ severity:severity
        comma_inheritance severity:severity
        computed_accessors_order+ severity:severity order:text
        conditional_returns_on_newline severity:severity if_only:flag
        contrasted_opening_brace severity:severity
        control_statement+ severity:severity
        custom_rules+
        direct_return severity:severity
        empty_enum_arguments+ severity:severity
        empty_parameters+ severity:severity
        empty_parentheses_with_trailing_closure+ severity:severity
        explicit_self@ severity:severity
        file_header severity:severity required_string:text required_pattern:text forbidden_string:text \
            forbidden_pattern:text
        file_types_order severity:severity order:list
        identifier_name+ <variable_name min_length:levels=3 max_length:levels=40 excluded:list allowed_symbols:list \
            unallowed_symbols_severity:severity=error validates_start_with_lowercase:level=error additional_operators:list
        implicit_getter+ severity:severity
        implicit_return severity:severity included:list
        inclusive_language+ severity:severity additional_terms:list override_terms:list override_allowed_terms:list
        indentation_width severity:severity indentation_width:int include_comments:flag \
            include_compiler_directives:flag include_multiline_strings:flag
        leading_whitespace+ severity:severity
        let_var_whitespace severity:severity
        literal_expression_end_indentation severity:severity
        modifier_order severity:severity preferred_modifier_order:list
        multiline_arguments severity:severity first_argument_location:text \
            only_enforce_after_first_closure_on_first_line:flag
        multiline_arguments_brackets severity:severity
        multiline_function_chains severity:severity
        multiline_literal_brackets severity:severity
        multiline_parameters severity:severity allows_single_line:flag
        multiline_parameters_brackets severity:severity
        multiple_closures_with_trailing_closure+ severity:severity
        no_space_in_method_call+ severity:severity
        non_overridable_class_declaration severity:severity final_class_modifier:text
        number_separator severity:severity minimum_length:int exclude_ranges:list minimum_fraction_length:int
        opening_brace+ severity:severity ignore_multiline_type_headers:flag \
            ignore_multiline_statement_conditions:flag ignore_multiline_function_signatures:flag \
            allow_multiline_func:flag
        operator_usage_whitespace severity:severity lines_look_around:int skip_aligned_constants:flag \
            allowed_no_space_operators:list
        operator_whitespace+ severity:severity
        optional_enum_case_matching severity:severity
        period_spacing severity:severity
        prefer_self_in_static_references severity:severity
        prefer_self_type_over_type_of_self severity:severity
        prefixed_toplevel_constant severity:severity only_private:flag
        protocol_property_accessors_order+ severity:severity
        redundant_discardable_let+ severity:severity ignore_swiftui_view_bodies:flag
        redundant_self_in_closure severity:severity
        return_arrow_whitespace+ severity:severity
        self_binding severity:severity bind_identifier:text
        shorthand_argument severity:severity allow_until_line_after_opening_brace:int \
            always_disallow_more_than_one:flag always_disallow_member_access:flag
        shorthand_operator+ severity:severity
        single_test_class severity:severity test_parent_classes:list
        sorted_enum_cases severity:severity
        sorted_imports severity:severity grouping:text
        statement_position+ severity:severity statement_mode:text
        superfluous_else severity:severity
        switch_case_alignment+ severity:severity indented_cases:flag ignore_one_liners:flag
        switch_case_on_newline severity:severity
        trailing_closure severity:severity only_single_muted_parameter:flag
        trailing_comma+ severity:severity mandatory_comma:flag
        trailing_newline+ severity:severity
        trailing_whitespace+ severity:severity ignores_empty_lines:flag ignores_comments:flag
        type_contents_order severity:severity order:list
        unneeded_parentheses_in_closure_argument severity:severity
        unused_optional_binding+ severity:severity ignore_optional_try:flag
        vertical_parameter_alignment+ severity:severity
        vertical_parameter_alignment_on_call severity:severity
        vertical_whitespace+ severity:severity max_empty_lines:int
        vertical_whitespace_between_cases severity:severity
        vertical_whitespace_closing_braces severity:severity only_enforce_before_trivial_lines:flag
        vertical_whitespace_opening_braces severity:severity
        void_return+ severity:severity
        """
}
