export { ChangePicture, type ChangePictureProps } from './files/ChangePicture';
export { FilesOfRecord, type FilesOfRecordProps } from './files/FilesOfRecord';
export { filesTab } from './files/filesTab';
export { usePictureFacts } from './files/pictureFacts';
export { PictureOf, type PictureOfProps } from './files/PictureOf';
export { PicturesOf, type PicturesOfProps } from './files/PicturesOf';
