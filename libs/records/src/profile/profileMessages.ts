import { defineMessages, translate } from '@callboard/language';

/** The texts of a record’s page. */
export const profileMessages = defineMessages({
  edit: 'Edit',
  moreActions: 'More actions',
  details: 'Details',
  notes: 'Notes',
  record: 'Record',
  tags: 'Tags',
  history: 'History',
  comments: 'Comments',
  commentsCount: (count: number) => translate('Comments ({count, number})', { count }),
  sections: 'Sections',
  historyEmpty: 'No changes are stored',
  historyCut: (shown: number, count: number) =>
    translate('The latest {shown} of {count, number} changes', { shown, count }),
  historyLabel: 'Changes',
  historyCreated: 'Created',
  historyUpdated: 'Changed',
  reason: (reason: string) => translate('Reason: {reason}', { reason }),
  historyDeleted: 'Deleted',
  byUser: (what: string, who: string) => translate('{what} by {who}', { what, who }),
  system: 'the system',
  missingTitle: (one: string) => translate('{one} not found', { one }),
  missingText: 'It may have been deleted.',
  backToList: (many: string) => translate('All {many}', { many: many.toLowerCase() }),
});
