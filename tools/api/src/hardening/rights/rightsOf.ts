import {
  canReadField,
  rowRule,
  writableFields,
  type Collection,
  type Role,
  declaredRoles,
} from '@callboard/api-contract';
import { isFilterable, isOrderedBy, isSortable, operatorsOf } from '@callboard/api-contract/lists';
import { canUndo, canUndoTransition, canChangeField } from '@callboard/api-contract/records';

/** Rights of a role on one field, of the records within its reach. */
export interface FieldRights {
  read: boolean;
  filter: boolean;
  order: boolean;
  search: boolean;
  create: boolean;
  /** The statuses in which it changes; null stands for a collection without a lifecycle. */
  change: readonly (string | null)[];
  /** Further statuses, as long as the deadline of the entry's event is not over. */
  changeUntil: readonly (string | null)[];
}

/** Rights of a role on a transition, in each status from which it leads. */
export interface TransitionRights {
  make: readonly string[];
  undo: readonly string[];
}

const openThrough = { status: 'open', entries_close: null };

/** The statuses of a collection; one that is null where it has none. */
export function statusesOf({ lifecycle }: Collection): (string | null)[] {
  return lifecycle ? Object.keys(lifecycle.statuses) : [null];
}

/** The rights of a role to a field, derived from the contract alone. */
export function fieldRights(collection: Collection, role: Role, name: string): FieldRights {
  const field = collection.fields[name];
  if (!field) throw new Error(`${collection.name} has no field ${name}.`);
  const roles = declaredRoles(role);
  const read = rowRule(collection, 'read', roles) !== null && canReadField(collection, name, roles);
  const isGiven = (occasion: 'create' | 'update'): boolean =>
    rowRule(collection, occasion, roles) !== null &&
    writableFields(collection, roles, occasion).some(([written]) => written === name);
  const changes = (through: Readonly<Record<string, unknown>> | null): (string | null)[] =>
    isGiven('update')
      ? statusesOf(collection).filter((status) =>
          canChangeField(collection, name, roles, { status, through }, new Date(0)),
        )
      : [];
  const change = changes(null);
  return {
    read,
    filter: read && isFilterable(field) && operatorsOf(field).includes('isnull'),
    order: read && (isSortable(field) || isOrderedBy(collection, name)),
    search: read && field.search === true,
    create: isGiven('create'),
    change,
    changeUntil: changes(openThrough).filter((status) => !change.includes(status)),
  };
}

/** From which statuses a role makes a transition, and after which of them it can undo it. */
export function transitionRights(collection: Collection, role: Role, action: string): TransitionRights {
  const transition = collection.lifecycle?.transitions[action];
  const isReached = rowRule(collection, 'update', declaredRoles(role)) !== null;
  if (!transition || !isReached || (role !== 'admin' && !transition.roles.includes(role))) {
    return { make: [], undo: [] };
  }
  return {
    make: transition.from,
    undo: transition.from.filter((status) =>
      canUndoTransition(collection, declaredRoles(role), action, status),
    ),
  };
}

/** Rights of a role to undo that a record of its own making came, or went. */
export function undoRights(collection: Collection, role: Role): { creation: boolean; removal: boolean } {
  const made = rowRule(collection, 'create', declaredRoles(role)) !== null;
  const removed = rowRule(collection, 'remove', declaredRoles(role)) !== null;
  return {
    creation: made && canUndo(collection, declaredRoles(role), { kind: 'create' }),
    removal: removed && canUndo(collection, declaredRoles(role), { kind: 'delete' }),
  };
}
