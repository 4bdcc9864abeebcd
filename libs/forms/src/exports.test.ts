import { expect, it } from 'vitest';
import * as forms from './index';

it('exports exactly what is listed here', () => {
  expect(Object.keys(forms).sort()).toMatchInlineSnapshot(`
    [
      "DisplayField",
      "ErrorSummary",
      "Form",
      "FormCore",
      "FormField",
      "MoneyControl",
      "RepeatField",
      "UnsavedChangesDialog",
      "changedBy",
      "fieldWidths",
      "focusField",
      "formKinds",
      "formMessages",
      "isEmpty",
      "isSameValue",
      "parseFieldDefinitions",
      "questionGroups",
      "reasonName",
      "rules",
      "useConfirmClose",
      "useFormHandle",
      "useFormValue",
      "useFormValues",
      "useUnsavedGuard",
      "validateByDefinitions",
      "validateByRules",
      "validateByRulesAsync",
      "validateWith",
    ]
  `);
});
