import { defineMessages, translate } from '@callboard/language';

/** The texts of the page of a rubric. */
export const rubricPageMessages = defineMessages({
  criteria: 'Criteria',
  copy: 'Copy as a new draft',
  copyOf: (name: string) => translate('{name} (copy)', { name }),
  inUse: 'This rubric is in use',
  inUseText:
    'Its criteria stay as they are, so that every act is judged by the same. To change something, copy it as a new draft.',
  retired: 'This rubric is retired',
  retiredText: 'Its criteria stay as they are, because results came from them. A copy can be changed.',
  save: 'Save criteria',
  discard: 'Discard changes',
  saved: 'All changes are saved',
  unsaved: 'Unsaved changes. Save them before you put the rubric in use.',
  savedNow: 'Criteria saved',
  problems: (count: number) =>
    translate(
      '{count, plural, one {One thing has} other {# things have}} to be corrected before the rubric can be put in use.',
      { count },
    ),
  outdated: 'Someone else changed the criteria meanwhile',
  outdatedText: 'Discard your changes to see theirs, or copy what you need first.',
});
