import { defineCollection } from '../../defineCollection';
import { integer, reference, text, textarea } from '../../fields/kinds';
import { managedByStaff } from '../../access.data';

/** A small qualification that a young creative earns. */
export const microBadges = defineCollection({
  name: 'microBadges',
  path: 'learning/micro_badges',
  model: 'learning.MicroBadge',
  label: { one: 'Micro-badge', many: 'Micro-badges' },
  tenants: ['launchpad'],
  fields: {
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    discipline: reference({ label: 'Discipline', to: 'disciplines', column: 'shown' }),
    hours: integer({ label: 'Hours of work', min: 0, max: 500, unit: 'hours', sort: true, column: 'shown' }),
    criteria: textarea({ label: 'What it takes', max: 2_000 }),
  },
  lifecycle: {
    initial: 'draft',
    correctedBy: ['staff'],
    statuses: {
      draft: { label: 'Draft', tone: 'neutral' },
      offered: { label: 'Offered', tone: 'green' },
      retired: { label: 'Retired', tone: 'neutral' },
    },
    transitions: {
      offer: { label: 'Offer', from: ['draft', 'retired'], to: 'offered', roles: ['staff'] },
      retire: { label: 'Retire', from: ['draft', 'offered'], to: 'retired', roles: ['staff'], next: [] },
    },
  },
  title: ['name'],
  subtitle: 'discipline',
  avatar: { icon: 'star', shape: 'square' },
  isForReaders: true,
  page: '/micro-badges/{hashcode}',
  access: managedByStaff,
  naturalKey: ['name'],
  ordering: 'name',
  importable: true,
});
