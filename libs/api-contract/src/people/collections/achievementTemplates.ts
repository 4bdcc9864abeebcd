import { defineCollection } from '../../defineCollection';
import { reference, text, textarea } from '../../fields/kinds';
import { managedByStaff } from '../../access.data';
import { untilRetired } from '../../lifecycles.data';

/** Achievements on offer, and their requirements. */
export const achievementTemplates = defineCollection({
  name: 'achievementTemplates',
  path: 'launchpad/achievement_templates',
  model: 'launchpad.AchievementTemplate',
  label: { one: 'Achievement', many: 'Achievements on offer' },
  tenants: ['launchpad'],
  fields: {
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    type: reference({ label: 'Type', to: 'achievementTypes', required: true, column: 'shown' }),
    micro_badge: reference({ label: 'Micro-badge', to: 'microBadges', column: 'shown' }),
    criteria: textarea({ label: 'What it takes', max: 2_000 }),
  },
  lifecycle: untilRetired,
  title: ['name'],
  subtitle: 'type',
  avatar: { icon: 'star', shape: 'square' },
  isForReaders: true,
  page: '/achievement-templates/{hashcode}',
  access: managedByStaff,
  naturalKey: ['type', 'name'],
  ordering: 'name',
  importable: true,
});
