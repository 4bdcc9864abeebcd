import { expect, it } from 'vitest';
import * as forms from './index';

it('exports exactly what is listed here', () => {
  expect(Object.keys(forms).sort()).toMatchInlineSnapshot(`
    [
      "Form",
      "FormField",
      "UnsavedChangesDialog",
      "fieldKinds",
      "formMessages",
      "fromWallTime",
      "isEmpty",
      "isSameValue",
      "rules",
      "toWallTime",
      "useFormValue",
      "useUnsavedGuard",
      "validateByRules",
      "validateWith",
    ]
  `);
});
