import { canReadField, rowRule } from '@callboard/api-contract';
import { undoExpired, undoHours, undoRefusal, undoRule } from '@callboard/api-contract/records';
import { messageFor, sentences } from '@callboard/api-contract/sentences';
import { conflict, forbidden, notFound } from '../problems';
import type { TenantActor } from '../records/actor';
import type { ChangeRun } from './readRuns';

/**
 * All that undoing changes of one kind in one collection requires, except for the rows, which the statement itself checks: the
 * rights to do by hand what Undo does, and that it is not too late. Changes of others are undone only by those who reach every
 * record; to those who do not read all of it, they do not exist.
 */
export function assertCanRevert(actor: TenantActor, run: ChangeRun): void {
  const { collection, change, isOwn, ageHours } = run;
  const { roles } = actor;
  if (!(isOwn ? rowRule(collection, 'read', roles) : readsAll(actor, run))) throw notFound();
  const refusal = undoRefusal(collection, roles, change);
  if (refusal) throw forbidden(messageFor(refusal));
  if (!isOwn && undoRule(collection, change.kind, roles) !== 'all') {
    throw forbidden(sentences.undoNotOwn());
  }
  const hours = undoHours(collection, roles, change.kind);
  if (ageHours > hours) throw conflict(messageFor(undoExpired(hours)));
}

function readsAll({ roles }: TenantActor, { collection }: ChangeRun): boolean {
  return (
    rowRule(collection, 'read', roles) === 'all' &&
    Object.keys(collection.fields).every((field) => canReadField(collection, field, roles))
  );
}
