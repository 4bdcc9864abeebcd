import { defineCollection } from '../../defineCollection';
import { reference } from '../../fields/kinds';
import { collaboratorAccess, collaboratorCore } from './collaboratorCore.data';

/** A guest who helps with an act: choreography, sound, costumes. */
export const showquestCollaborators = defineCollection({
  name: 'showquestCollaborators',
  path: 'showquest/collaborators',
  model: 'showquest.Collaborator',
  label: { one: 'Collaborator', many: 'Collaborators' },
  tenants: ['showquest'],
  fields: {
    ...collaboratorCore,
    entry: reference({
      label: 'Act',
      to: 'showquestEntries',
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
