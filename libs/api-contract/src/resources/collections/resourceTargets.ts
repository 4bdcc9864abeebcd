import { defineCollection } from '../../defineCollection';
import { reference } from '../../fields/kinds';
import { targetFields } from '../../messaging/targetFields.data';

// A stored filter of entries is a statement of its own; who reads a resource is one condition of every list.
const { entries_filter: _, ...matchedFields } = targetFields;

/** Some of those for whom a resource is (clauses 7.39 and 7.40): anyone who meets one of its targets at the moment reads it. */
export const resourceTargets = defineCollection({
  name: 'resourceTargets',
  path: 'callboard/resource_targets',
  tenantAliases: {
    showquest: ['showquest/resource_targets', 'showquest/resource_target/resource_targets'],
    rockquest: ['rockquest/event_resource_targets', 'rockquest/event_resource_target/event_resource_targets'],
  },
  model: 'callboard.ResourceTarget',
  label: { one: 'Target of a resource', many: 'Targets of resources' },
  fields: {
    resource: reference({
      label: 'Resource',
      to: 'resources',
      required: true,
      immutable: true,
      column: 'shown',
    }),
    ...matchedFields,
  },
  title: ['name'],
  subtitle: 'resource',
  avatar: { icon: 'users', shape: 'square' },
  page: '/resource-targets/{hashcode}',
  access: {
    read: { staff: 'all' },
    create: { staff: 'all' },
    update: { staff: 'all' },
    remove: { staff: 'all' },
  },
  ordering: 'created',
});
