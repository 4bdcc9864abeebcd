import { defineCollection } from '../../defineCollection';
import { reference } from '../../fields/kinds';
import type { Contest } from '../contest';
import { collaboratorAccess, collaboratorCore } from '../collaboratorCore.data';

/** The co-workers of entries as a tenant has them: a colleague, a choreographer, a mentor, an assistant coach. */
export function defineCollaborators({ app, tenant, entry }: Contest) {
  return defineCollection({
    name: 'collaborators',
    path: `${app}/collaborators`,
    model: 'callboard.Collaborator',
    label: { one: 'Collaborator', many: 'Collaborators' },
    ...(tenant && { tenants: [tenant] }),
    fields: {
      ...collaboratorCore,
      entry: reference({
        label: entry.one,
        to: 'entries',
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
    naturalKey: ['entry', 'email'],
    ordering: 'name',
  });
}
