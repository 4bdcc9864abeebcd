import { defineMessages, translate } from '@callboard/language';

/** The texts of exporting and erasing what is stored about a person. */
export const erasingMessages = defineMessages({
  exportData: 'Export data…',
  exportTitle: 'Export the data of a person',
  exportText:
    'Everything stored about this person: their records, messages, comments, names of files, guardians and consents. The export is recorded in the person’s history.',
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
    translate(
      'The account is deleted, its sessions end, and its email can be used again. What the books need stays under “{pseudonym}”.',
      {
        pseudonym,
      },
    ),
  deleted: 'Is deleted',
  stripped: 'Stays without the name and all personal fields',
  mentioned: 'Stays, with the pseudonym',
  files: 'Files and photos',
  comments: 'Comments about the person',
  guardians: 'Guardians, with their consents',
  notifications: 'Notifications',
  mails: 'Emails in the log',
  history: 'Values in lines of the history',
  upcoming: 'They take part in future events, and are withdrawn',
  content: 'Found in other texts',
  contentText:
    'The name and the contact data are replaced in what is ticked. What is not ticked stays as it is.',
  contentMore: 'More was found than is listed here. It is replaced too.',
  namesakes: (count: number) =>
    translate(
      '{count, plural, one {One other person is} other {# other people are}} called the same. Tick only the texts that mean this person.',
      { count },
    ),
  replaceIn: (where: string) => translate('Replace in: {where}', { where }),
  elsewhere: 'A copy elsewhere',
  filesText: 'The content of files is not searched.',
  refusals: {
    self: 'You cannot erase yourself. Ask another admin.',
    erased: 'This person was erased already.',
  },
  reason: 'Reason',
  reasonHint: 'For example, who asked for it, and when. It stays in the history, without the name.',
  reasonMissing: 'Write a reason.',
  confirm: (name: string) => translate('Type “{name}” to confirm', { name }),
  confirmMissing: 'Type the name as it is shown.',
  eraseNow: 'Erase for good',
  erased: 'The person is erased.',
  cancel: 'Cancel',
});
