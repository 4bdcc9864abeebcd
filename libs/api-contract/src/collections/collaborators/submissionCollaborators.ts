import { defineCollection } from '../../defineCollection';
import { reference } from '../../fields/kinds';
import { collaboratorAccess, collaboratorCore } from './collaboratorCore.data';

/** A guest who helps a team: a physio, an assistant coach. */
export const submissionCollaborators = defineCollection({
  name: 'submissionCollaborators',
  path: 'submission/collaborators',
  model: 'submission.Collaborator',
  label: { one: 'Collaborator', many: 'Collaborators' },
  tenants: ['basketball'],
  fields: {
    ...collaboratorCore,
    entry: reference({
      label: 'Team',
      to: 'submissionEntries',
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
