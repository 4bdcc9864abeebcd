import { expect, it } from 'vitest';
import * as formDefinitions from './index';

it('exports exactly what is listed here', () => {
  expect(Object.keys(formDefinitions).sort()).toMatchInlineSnapshot(`
    [
      "FormAnswers",
      "FormBuilder",
      "FormFill",
      "FormPreview",
      "answersTable",
      "fileControls",
      "toFieldDefinition",
      "toFieldDefinitions",
    ]
  `);
});
