import { defineMessages, say } from '@callboard/language';
import { counted } from '@callboard/tenant';

/** The texts of bulk actions. */
export const bulkMessages = defineMessages({
  selected: (count: number) => say('{count} selected', { count }),
  allSelected: (count: number) => say('All {count, number} selected', { count }),
  selectAll: (count: number) => say('Select all {count, number}', { count }),
  selecting: (done: number, total: number) =>
    say('{done, number} of {total, number} fetched', { done, total }),
  working: (done: number, total: number) => say('{done, number} of {total, number} done', { done, total }),
  stop: 'Stop',
  clearSelection: 'Clear selection',
  bulkBar: 'Selected rows',
  removeTitle: (count: number, label: { one: string; many: string }) =>
    say('Delete {what}?', { what: counted(count, label) }),
  removeText: 'You can undo this right after.',
  removed: (count: number, label: { one: string; many: string }) =>
    say('{what} deleted', { what: counted(count, label) }),
  partlyDone: (done: number, refused: number) =>
    refused === 0
      ? say('{done} changed', { done })
      : say('{done} changed, {refused} refused', { done, refused }),
});
