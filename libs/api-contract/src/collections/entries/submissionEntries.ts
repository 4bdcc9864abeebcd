import { defineCollection } from '../../defineCollection';
import { select, text } from '../../fields/kinds';
import { entryAccess, entryCore, entryLifecycle, entryName, entrySlot, whileDraft } from './entryCore.data';

/** A team's entry to a grade of a season. */
export const submissionEntries = defineCollection({
  name: 'submissionEntries',
  path: 'submission/entries',
  model: 'submission.Entry',
  label: { one: 'Team entry', many: 'Team entries' },
  tenants: ['basketball'],
  fields: {
    name: entryName('Team'),
    grade: select({
      label: 'Grade',
      required: true,
      column: 'shown',
      options: [
        { value: 'u15_girls', label: 'U15 girls' },
        { value: 'u15_boys', label: 'U15 boys' },
        { value: 'u17_girls', label: 'U17 girls' },
        { value: 'u17_boys', label: 'U17 boys' },
        { value: 'premier_girls', label: 'Premier girls' },
        { value: 'premier_boys', label: 'Premier boys' },
      ],
    }),
    ...entryCore,
    coach: text({ label: 'Coach', max: 160, search: true, filter: true, column: 'shown' }),
    pool: select({
      label: 'Pool',
      options: [
        { value: 'a', label: 'Pool A' },
        { value: 'b', label: 'Pool B' },
        { value: 'c', label: 'Pool C' },
        { value: 'd', label: 'Pool D' },
      ],
    }),
  },
  lifecycle: entryLifecycle,
  title: ['name'],
  subtitle: 'organisation',
  avatar: { icon: 'basketball', shape: 'square' },
  page: '/entries/{hashcode}',
  access: entryAccess('submissionCollaborators'),
  changeable: whileDraft,
  naturalKey: ['event', 'name', 'organisation'],
  timeSlot: entrySlot,
  ordering: 'name',
  importable: true,
});
