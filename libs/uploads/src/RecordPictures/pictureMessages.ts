import { defineMessages, translate } from '@callboard/language';

/** The texts of the pictures of a record. */
export const pictureMessages = defineMessages({
  pictures: 'Pictures',
  add: 'Add a picture',
  change: 'Change picture',
  changeNamed: (alt: string) => translate('Change the picture: {alt}', { alt }),
  none: 'No pictures',
  noneText: 'Add a photo of what it looks like from the outside and inside.',
  choose: 'Choose a picture',
  another: 'Choose another picture',
  alt: 'What does the picture show?',
  altHelp:
    'In a few words, for people who cannot see it. For example: “The main stage, seen from the balcony”.',
  altMissing: 'Describe what the picture shows.',
  fileMissing: 'Choose a picture.',
  main: 'Use as the main picture',
  mainHelp: 'It is shown in lists.',
  isMain: 'Main picture',
  public: 'Show on the public page',
  publicHelp:
    'Everyone can see it there. Do not publish pictures of students without the consent of their parents.',
  isPublic: 'Public',
  noAlt: 'Picture without a description',
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Remove picture',
  upTo: (size: string) => translate('JPG, PNG or GIF, up to {size}', { size }),
});
