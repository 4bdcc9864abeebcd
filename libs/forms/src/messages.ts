import { defineMessages, say } from '@callboard/language';

/** Every word that the forms themselves put on the screen; the placeholders are those of clause 9.7. */
export const messages = defineMessages({
  save: 'Save',
  cancel: 'Cancel',
  pleaseSelect: 'Please select',
  pleaseSelectMore: 'Please select...',
  notSelected: 'Not selected',
  notEntered: 'Not entered',
  enter: 'Enter...',
  required: 'Field is required',
  sameAs: (field: string) => say("This must be the same as ''{field}''", { field }),
  minValue: (least: number) => say('This must be at least {least}', { least }),
  maxValue: (most: number) => say('This must be under {most}', { most }),
  minTime: (time: string) => say('This cannot be earlier than {time}', { time }),
  maxTime: (time: string) => say('This cannot be later than {time}', { time }),
  yes: 'Yes',
  no: 'No',
  errorTitle: (count: number) =>
    say('{count, plural, one {One thing needs another look} other {# things need another look}}', { count }),
  zone: (zone: string) => say('Time zone: {zone}', { zone }),
  timezoneHint: 'Such as Pacific/Auckland',
  unsavedTitle: 'Unsaved Changes',
  unsavedQuestion: 'You have unsaved changes. Discard these changes and leave?',
  discard: 'Discard Changes',
  keepEditing: 'Keep editing',
});
