export {
  altSchema,
  attachmentListSchema,
  attachmentPaths,
  attachmentSchema,
  attachmentSubtypes,
  filePurposes,
  maxLengthOfAlt,
  pictureSizes,
  pictureTypes,
  playableTypes,
  publicPicturePath,
  uploadedSchema,
  uploadFactsSchema,
  uploadLimits,
  type Attachment,
  type AttachmentSubtype,
  type FilePurpose,
  type PictureSize,
  type Uploaded,
  type UploadFacts,
} from './attachments';
export type { Transfer } from './defineTransfer';
export { transferRegistry } from './transfers';
