import { defineMessages, translate } from '@callboard/language';

/** The texts of tags on records. */
export const tagMessages = defineMessages({
  none: 'No tags yet.',
  add: 'Add a tag',
  full: 'This record has the maximum number of tags. Remove one first.',
  changed: (tag: string, isOn: boolean, count: number) =>
    translate(
      'Tag {tag} {isOn, select, true {added to} other {removed from}} {count, plural, one {one record} other {# records}}',
      { tag, isOn: String(isOn), count },
    ),
  unchanged: 'No tag had to be changed.',
  menu: 'Tags',
  addTo: 'Add tag',
  removeFrom: 'Remove tag',
  tag: 'Tag',
});
