import { defineMessages } from '@callboard/language';

/** The texts of the avatar field; the first two are those of clause 8.7. */
export const avatarMessages = defineMessages({
  saving: 'Saving avatar...',
  saved: 'Saved',
  choose: 'Choose a photo',
  replace: 'Choose another photo',
  crop: 'Crop your photo',
  cropHelp: 'Drag the photo, or move it with the arrow keys.',
  area: 'Photo',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  save: 'Save',
  cancel: 'Cancel',
  unreadable: 'This photo cannot be read. Choose another one.',
});
