import { defineCollection } from '../../defineCollection';
import { reference } from '../../fields/kinds';
import type { Contest } from '../contest';
import { collaboratorAccess, collaboratorCore } from './collaboratorCore.data';

/** The co-workers of a tenant's entries: a colleague, a choreographer, a mentor, an assistant coach. */
export function defineCollaborators<const C extends Contest>({ app, tenant, entry }: C) {
  return defineCollection({
    name: `${app}Collaborators` as `${C['app']}Collaborators`,
    path: `${app}/collaborators`,
    model: `${app}.Collaborator`,
    label: { one: 'Collaborator', many: 'Collaborators' },
    tenants: [tenant],
    fields: {
      ...collaboratorCore,
      entry: reference({
        label: entry.one,
        to: `${app}Entries`,
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
