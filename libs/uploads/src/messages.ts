import { defineMessages, translate } from '@callboard/language';

/** Every text of the uploads. */
export const messages = defineMessages({
  chooseOne: 'Choose a file',
  chooseMany: 'Choose files',
  replace: 'Choose another file',
  dropHint: 'or drop or paste here',
  takePhoto: 'Take a photo',
  dropNow: 'Drop to add',
  noFiles: 'No files',
  files: 'Files',
  underWay: 'Uploading',
  waiting: 'Waiting',
  percent: (percent: number) => translate('{percent} %', { percent }),
  failed: 'Not uploaded',
  cancelled: 'Cancelled',
  stopped: 'Stopped',
  chooseAgain: (name: string) => translate('Choose {name} again to continue', { name }),
  goOn: 'Continue',
  retry: 'Try again',
  retryNamed: (name: string) => translate('Try {name} again', { name }),
  goOnNamed: (name: string) => translate('Continue with {name}', { name }),
  cancelNamed: (name: string) => translate('Cancel {name}', { name }),
  removeNamed: (name: string) => translate('Remove {name}', { name }),
  openNamed: (name: string) => translate('Open {name}', { name }),
  uploaded: (name: string) => translate('{name} is uploaded', { name }),
  removed: (name: string) => translate('{name} is removed', { name }),
  notUploaded: (name: string) => translate('{name} is not uploaded', { name }),
  undo: 'Undo',
  tooLate: 'It is deleted already.',
  sentAlready: 'This file is being sent already.',
  tooLarge: (name: string, most: string) => translate('{name} is larger than {most}.', { name, most }),
  emptyFile: (name: string) => translate('{name} is empty.', { name }),
  wrongType: (name: string, types: string) =>
    translate('{name} is not of the type {types}.', { name, types }),
  tooMany: (most: number) =>
    translate('{most, plural, one {Only one file can be added.} other {Only # files can be added.}}', {
      most,
    }),
  upTo: (most: string) => translate('Up to {most}', { most }),
  upToEach: (most: string) => translate('Up to {most} each', { most }),
  bytes: (count: number) => translate('{count, plural, one {# byte} other {# bytes}}', { count }),
});
