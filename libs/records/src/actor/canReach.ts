import {
  valueIn,
  isReference,
  rowRule,
  type Actor,
  type RecordBase,
  type Collection,
  type RowCondition,
  type Verb,
} from '@callboard/api-contract';
import { collectionNamed, isCollectionName } from '@callboard/api-contract/collections';

/** True if the actor can do this with this record: the rule that the server enforces, so that no button leads to a refusal. */
export function canReach(collection: Collection, verb: Verb, record: RecordBase, actor: Actor): boolean {
  const rule = rowRule(collection, verb, actor.roles);
  if (rule === null) return false;
  return rule === 'all' || rule.some((condition) => meets(condition, verb, record, actor));
}

/** True if the actor can do this with at least some records. */
export function canEver(collection: Collection, verb: Verb, actor: Actor): boolean {
  return rowRule(collection, verb, actor.roles) !== null;
}

function meets(condition: RowCondition, verb: Verb, record: RecordBase, actor: Actor): boolean {
  if (verb !== 'read' && isNarrower(condition, actor)) return false;
  // Only the server can follow a link or a reference, and it returned the record.
  if (
    'linkedBy' in condition ||
    'readable' in condition ||
    'reachedIn' in condition ||
    'namedIn' in condition ||
    'targetedBy' in condition
  )
    return !condition.and || meets(condition.and, verb, record, actor);
  const value = valueIn(record, condition.field);
  const text = isReference(value) ? value.hashcode : value;
  if ('in' in condition) return typeof text === 'string' && condition.in.includes(text);
  if ('holds' in condition)
    return Array.isArray(value) && condition.holds.some((each) => value.includes(each));
  const own = condition.actor === 'user' ? actor.user : actor.individual;
  return own !== null && own !== '' && text === own;
}

/**
 * Whether a condition reaches fewer records than those that the actor reads by the same link, such as those they were invited to
 * change: the record in a response is no sign of it then. Screens that know more offer more.
 */
function isNarrower(condition: RowCondition, actor: Actor): boolean {
  if ('linkedBy' in condition) return condition.linkedBy.every(({ unless }) => unless !== undefined);
  if (!('reachedIn' in condition)) return false;
  return condition.reachedIn.every((name) => {
    const rule = isCollectionName(name) ? rowRule(collectionNamed(name), 'update', actor.roles) : null;
    return rule === null || (rule !== 'all' && rule.every((each) => isNarrower(each, actor)));
  });
}
