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
      "fieldKinds",
      "fieldWidths",
      "focusField",
      "formMessages",
      "isEmpty",
      "isSameValue",
      "parseFieldDefinitions",
      "reasonName",
      "rules",
      "useConfirmClose",
      "useFormHandle",
      "useFormValue",
      "useUnsavedGuard",
      "validateByDefinitions",
      "validateByRules",
      "validateByRulesAsync",
      "validateWith",
    ]
  `);
});
