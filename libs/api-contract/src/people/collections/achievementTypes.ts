import { defineCollection } from '../../defineCollection';
import { text, textarea } from '../../fields/kinds';
import { managedByStaff } from '../../access.data';

/** A sort of achievement: a badge, an award, a showing. */
export const achievementTypes = defineCollection({
  name: 'achievementTypes',
  path: 'launchpad/achievement_types',
  model: 'launchpad.AchievementType',
  label: { one: 'Achievement type', many: 'Achievement types' },
  tenants: ['launchpad'],
  fields: {
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    description: textarea({ label: 'Description', max: 500 }),
  },
  title: ['name'],
  avatar: { icon: 'star', shape: 'square' },
  page: '/achievement-types/{hashcode}',
  access: managedByStaff,
  naturalKey: ['name'],
  ordering: 'name',
  importable: true,
});
