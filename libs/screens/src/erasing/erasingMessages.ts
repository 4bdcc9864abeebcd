import { defineMessages, say } from '@callboard/language';

/** The texts of exporting and erasing what is stored about a person. */
export const erasingMessages = defineMessages({
  exportData: 'Export data…',
  exportTitle: 'Export the data of a person',
  exportText:
    'All that is stored about this person: their records, messages, comments, files by name, guardians and consents. The history of the person notes it.',
  format: 'File type',
  formatHtml: 'A page to read and print (HTML)',
  formatJson: 'For another system (JSON)',
  download: 'Download',
  exported: 'The file is in your downloads.',
  yes: 'Yes',
  no: 'No',
  none: '–',
  documentTitle: 'What is stored',
  erase: 'Erase person…',
  eraseTitle: 'Erase a person',
  noUndo: 'This cannot be undone.',
  noUndoText: (pseudonym: string) =>
    say(
      'The account is deleted, its sessions end, and its email can be used again. What the books need stays under “{pseudonym}”.',
      {
        pseudonym,
      },
    ),
  deleted: 'Is deleted',
  stripped: 'Stays without the name and all personal fields',
  mentioned: 'Stays, and names the pseudonym',
  files: 'Files and photos',
  comments: 'Comments about the person',
  guardians: 'Guardians, with their consents',
  notifications: 'Notifications',
  mails: 'Mails in the log',
  history: 'Values in lines of the history',
  upcoming: 'They take part in events to come, and are withdrawn',
  others: 'What others wrote in free texts elsewhere can still have the name: search for it afterwards.',
  refusals: {
    self: 'You cannot erase yourself. Ask another admin.',
    erased: 'This person was erased already.',
  },
  reason: 'Reason',
  reasonHint: 'Such as who asked for it, and when. It stays in the history, without the name.',
  reasonMissing: 'Write a reason.',
  confirm: (name: string) => say('Type “{name}” to confirm', { name }),
  confirmMissing: 'Type the name as it is shown.',
  eraseNow: 'Erase for good',
  erased: 'The person is erased.',
  cancel: 'Cancel',
});
