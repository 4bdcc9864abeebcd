import { expect, it } from 'vitest';
import * as uploads from './index';

it('exports exactly what is listed here', () => {
  expect(Object.keys(uploads).sort()).toMatchInlineSnapshot(`
    [
      "AttachmentControl",
      "AttachmentField",
      "AvatarField",
      "PhotoControl",
      "PhotoField",
      "RecordFiles",
      "toAttachmentValues",
    ]
  `);
});
