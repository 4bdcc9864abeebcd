import { canWriteField, ruleOfRole } from '../access';
import type { ChangeDeadline, ChangeTerms } from '../accessRules';
import type { CodedProblem } from '../codedProblem';
import type { Collection } from '../defineCollection';
import { oneRole, type ActorRoles } from '../roles';

/** The record as far as the terms read it. */
export interface ChangeState {
  status: unknown;
  /** The record that a deadline's `through` names; null where there is none, or where it is not known. */
  through: Readonly<Record<string, unknown>> | null;
}

/** Checks whether these roles can change a field of a record in this state: the server and every form decide by it. */
export function canChangeField(
  collection: Collection,
  name: string,
  actorRoles: ActorRoles,
  state: ChangeState,
  now: Date,
): boolean {
  const field = collection.fields[name];
  if (!field || field.immutable) return false;
  // A field that one of the roles loses is lost, even if others could write it.
  if (!canWriteField(collection, name, actorRoles)) return false;
  if (actorRoles.includes('admin')) return true;
  return actorRoles.some((role) => {
    if (!ruleOfRole(collection, 'update', role, actorRoles)) return false;
    if (!canWriteField(collection, name, oneRole(actorRoles, role))) return false;
    const terms = collection.changeable?.[role];
    return !terms || isOpen(terms, name, state, now);
  });
}

/** The deadline that decides for these roles about a record in this status; undefined where its status alone does. */
export function deadlineOf(
  collection: Collection,
  actorRoles: ActorRoles,
  status: unknown,
): ChangeDeadline | undefined {
  const { changeable } = collection;
  if (!changeable || actorRoles.includes('admin')) return undefined;
  const able = actorRoles.filter((role) => ruleOfRole(collection, 'update', role, actorRoles));
  if (able.some((role) => !changeable[role])) return undefined;
  return able.flatMap((role) => changeable[role]?.until ?? []).find((until) => isAmong(status, until.in));
}

/** The refusal for a user who cannot make a change. */
export function changeRefusal(
  collection: Collection,
  actorRoles: ActorRoles,
  { status }: ChangeState,
): CodedProblem {
  const record = collection.label.one;
  if (deadlineOf(collection, actorRoles, status)) return { code: 'timeIsOver', facts: { record } };
  const label = collection.lifecycle?.statuses[String(status)]?.label ?? String(status);
  return { code: 'statusLocksRecord', facts: { record, status: label } };
}

function isOpen(
  { in: statuses, until, fields }: ChangeTerms,
  name: string,
  { status, through }: ChangeState,
  now: Date,
): boolean {
  const own = fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (own) return isAmong(status, own);
  if (isAmong(status, statuses)) return true;
  if (!until || !isAmong(status, until.in) || !through) return false;
  if (!isAmong(through[until.open.field], until.open.in)) return false;
  const closes = through[until.closes];
  return typeof closes !== 'string' || Date.parse(closes) > now.getTime();
}

function isAmong(value: unknown, values: readonly string[]): boolean {
  return typeof value === 'string' && values.includes(value);
}
