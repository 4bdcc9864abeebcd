import { defineCollection } from '../../defineCollection';
import { reference } from '../../fields/kinds';
import { collaboratorAccess, collaboratorCore } from './collaboratorCore.data';

/** A guest who helps with a project: a mentor, a craftsperson. */
export const launchpadCollaborators = defineCollection({
  name: 'launchpadCollaborators',
  path: 'launchpad/collaborators',
  model: 'launchpad.Collaborator',
  label: { one: 'Collaborator', many: 'Collaborators' },
  tenants: ['launchpad'],
  fields: {
    ...collaboratorCore,
    entry: reference({
      label: 'Project',
      to: 'launchpadEntries',
      required: true,
      immutable: true,
      column: 'shown',
    }),
  },
  title: ['name'],
  subtitle: 'entry',
  avatar: { icon: 'user', shape: 'square' },
  page: '/collaborators/{hashcode}',
  access: collaboratorAccess,
  never: ['update'],
  naturalKey: ['entry', 'user'],
  ordering: 'name',
});
