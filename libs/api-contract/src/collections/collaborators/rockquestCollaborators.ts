import { defineCollection } from '../../defineCollection';
import { reference } from '../../fields/kinds';
import { collaboratorAccess, collaboratorCore } from './collaboratorCore.data';

/** A guest who helps a band: a tutor, a sound engineer. */
export const rockquestCollaborators = defineCollection({
  name: 'rockquestCollaborators',
  path: 'rockquest/collaborators',
  model: 'rockquest.Collaborator',
  label: { one: 'Collaborator', many: 'Collaborators' },
  tenants: ['rockquest'],
  fields: {
    ...collaboratorCore,
    entry: reference({
      label: 'Band',
      to: 'rockquestEntries',
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
