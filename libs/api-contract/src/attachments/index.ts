export {
  attachmentListSchema,
  attachmentPaths,
  attachmentSchema,
  attachmentSubtypes,
  filePurposes,
  pictureSizes,
  pictureTypes,
  playableTypes,
  publicPicturePath,
  uploadedSchema,
  uploadFactsSchema,
  type Attachment,
  type AttachmentSubtype,
  type FilePurpose,
  type PictureSize,
  type Uploaded,
  type UploadFacts,
} from './attachments';
export { altSchema, maxLengthOfAlt, uploadLimits } from './uploadLimits';
export type { Transfer } from './defineTransfer';
export { transferRegistry } from './transfers';
