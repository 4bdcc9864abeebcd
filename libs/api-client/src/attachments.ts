export { describePicture } from './attachments/describePicture';
export { mediaAddress } from './attachments/mediaAddress';
export { removeAttachment } from './attachments/removeAttachment';
export { readResumed, resumableCall } from './attachments/resumableUpload';
export { sendUpload, toUploaded, uploadFailed } from './attachments/sendUpload';
export type { UploadOutcome, UploadRequest } from './attachments/sendUpload';
export {
  useAttachment,
  useAttachments,
  useRefreshFiles,
  useRefreshRecords,
} from './attachments/useAttachments';
export type { Loaded } from './collections/CollectionHooks';
