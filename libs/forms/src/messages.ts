/** Every word that the forms themselves put on the screen; the placeholders are those of clause 9.7. */
export const messages = {
  save: 'Save',
  cancel: 'Cancel',
  pleaseSelect: 'Please select',
  pleaseSelectMore: 'Please select...',
  notSelected: 'Not selected',
  notEntered: 'Not entered',
  enter: 'Enter...',
  yes: 'Yes',
  no: 'No',
  errorTitle: (count: number) =>
    count === 1 ? 'One thing needs another look' : `${count} things need another look`,
  zone: (zone: string) => `Time zone: ${zone}`,
  timezoneHint: 'Such as Pacific/Auckland',
  unsavedTitle: 'Unsaved Changes',
  unsavedQuestion: 'You have unsaved changes. Discard these changes and leave?',
  discard: 'Discard Changes',
  keepEditing: 'Keep editing',
} as const;
