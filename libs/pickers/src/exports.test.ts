import { expect, it } from 'vitest';
import * as pickers from './index';

it('exports exactly what is listed here', () => {
  expect(Object.keys(pickers).sort()).toMatchInlineSnapshot(`
    [
      "PersonControl",
      "PickerControl",
      "RecordAvatar",
      "RecordControl",
      "RecordPicker",
      "RecordsPicker",
      "createPicker",
      "hashcodeOf",
      "namedDraft",
      "namesOf",
    ]
  `);
});
