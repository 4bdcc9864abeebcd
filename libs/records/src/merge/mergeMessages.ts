import { defineMessages, translate } from '@callboard/language';

/** The texts of finding duplicates and merging them. */
export const mergeMessages = defineMessages({
  mergeWith: 'Merge with…',
  merge: 'Merge',
  title: (many: string) => translate('Merge two {many}', { many: many.toLowerCase() }),
  otherRecord: (one: string) => translate('The other {one}', { one: one.toLowerCase() }),
  pickText: 'It is deleted after the merge, and everything that refers to it moves to this one.',
  stays: 'Stays',
  goes: 'Is deleted',
  swap: 'Swap',
  sameFields: 'All fields are the same.',
  empty: 'Empty',
  movesTitle: 'What moves',
  moves: (field: string, records: string, count: number) =>
    translate('{records} ({field}): {count, number}', { records, field, count }),
  files: (count: number) => translate('{count, plural, one {# file} other {# files}}', { count }),
  nothingMoves: 'Nothing refers to the one that is deleted.',
  dropped: (title: string) => translate('{title} is the same in both, so one of them is deleted', { title }),
  withdrawn: (title: string) =>
    translate('{title} is in an entry twice, so one of them is withdrawn', { title }),
  refused: (title: string, records: string) =>
    translate('Both have {title} in {records}. Delete one of them first.', {
      title,
      records: records.toLowerCase(),
    }),
  undoNote: 'Undo brings both back as they are now.',
  merged: (gone: string, kept: string) => translate('{gone} merged into {kept}', { gone, kept }),
  duplicates: 'Possible duplicates',
  sameEmail: 'Same email',
  sameName: 'Same name',
  compare: (title: string) => translate('Compare with {title}', { title }),
});
