import { defineCollection } from '../../defineCollection';
import { select, text } from '../../fields/kinds';
import { managedByStaff } from '../../access.data';
import { colorOptions } from '../../colors.data';

/** A word that staff put on records of any collection to find them again (clause 3.25). An archived one stays where it is. */
export const tags = defineCollection({
  name: 'tags',
  path: 'tag/instances',
  v2Path: 'tag/instance/instances',
  tenantAliases: {
    rockquest: ['rockquest/general_tags', 'rockquest/general_tag/general_tags'],
    launchpad: ['launchpad/tags', 'launchpad/tag/tags'],
  },
  model: 'tag.Instance',
  label: { one: 'Tag', many: 'Tags' },
  fields: {
    name: text({ label: 'Name', required: true, max: 60, search: true, sort: true, column: 'shown' }),
    color: select({
      label: 'Colour',
      column: 'shown',
      options: colorOptions,
    }),
  },
  lifecycle: {
    initial: 'active',
    statuses: {
      active: { label: 'Active', tone: 'green' },
      archived: { label: 'Archived', tone: 'neutral' },
    },
    transitions: {
      archive: { label: 'Archive', from: ['active'], to: 'archived', roles: ['staff'], next: [] },
      bring_back: { label: 'Bring back', from: ['archived'], to: 'active', roles: ['staff'], next: [] },
    },
  },
  title: ['name'],
  avatar: { icon: 'tag', shape: 'circle' },
  page: '/tags/{hashcode}',
  access: managedByStaff,
  naturalKey: ['name'],
  ordering: 'name',
  importable: true,
});
