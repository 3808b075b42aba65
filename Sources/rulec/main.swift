import RulecCLI
