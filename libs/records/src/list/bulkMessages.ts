import { defineMessages, translate } from '@callboard/language';
import { counted } from '@callboard/tenant';

/** The texts of bulk actions. */
export const bulkMessages = defineMessages({
  selected: (count: number) => translate('{count} selected', { count }),
  allSelected: (count: number) => translate('All {count, number} selected', { count }),
  hidden: (count: number) =>
    translate('({count, plural, one {one no longer matches} other {# no longer match}} the list)', { count }),
  selectAll: (count: number) => translate('Select all {count, number}', { count }),
  selecting: (done: number, total: number) =>
    translate('{done, number} of {total, number} fetched', { done, total }),
  working: (done: number, total: number) =>
    translate('{done, number} of {total, number} done', { done, total }),
  stop: 'Stop',
  clearSelection: 'Clear selection',
  bulkBar: 'Selected rows',
  removeTitle: (count: number, label: { one: string; many: string }) =>
    translate('Delete {what}?', { what: counted(count, label) }),
  removeText: 'You can undo this right after.',
  changeTitle: (action: string, count: number) =>
    translate('{action}: {count, plural, one {one record} other {# records}}?', { action, count }),
  checking: 'Checking what this would do',
  willChange: (count: number) =>
    translate('{count, plural, =0 {Nothing will change} one {One will change} other {# will change}}', {
      count,
    }),
  unaffected: (count: number) =>
    translate(
      '{count, plural, one {One stays as it is} other {# stay as they are}}: the status does not fit.',
      {
        count,
      },
    ),
  willRefuse: (count: number) => translate('{count, plural, one {One cannot} other {# cannot}}', { count }),
  more: (count: number) => translate('and {count, number} more', { count }),
  reason: 'Reason',
  removed: (count: number, label: { one: string; many: string }) =>
    translate('{what} deleted', { what: counted(count, label) }),
  partlyDone: (done: number, refused: number) =>
    refused === 0
      ? translate('{done} changed', { done })
      : translate('{done} changed, {refused} refused', { done, refused }),
});
