import { expect, it } from 'vitest';
import * as uploads from './index';

it('exports exactly what is listed here', () => {
  expect(Object.keys(uploads).sort()).toMatchInlineSnapshot(`
    [
      "AttachmentArea",
      "AttachmentControl",
      "AttachmentField",
      "AttachmentGallery",
      "AvatarField",
      "PhotoControl",
      "PhotoField",
      "PictureButton",
      "RecordFiles",
      "RecordPicture",
      "RecordPictures",
      "formatBytes",
      "toAttachmentValues",
    ]
  `);
});
