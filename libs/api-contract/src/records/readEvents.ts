import * as v from 'valibot';
import { collectionNamed, isCollectionName } from '../collectionNamed';
import { serverTransitionsOf } from '../states/serverTransitionsOf';
import { events, type EventName, type EventOf, type PayloadOf, type RecordEventName } from '../events/events';

/**
 * The events of a stored row: what was written, and what a collection declares of such a change: `entry.withdrawn` of a record that
 * went from `accepted` to `withdrawn`. None for a name that this version does not know.
 */
export function readEvents(name: string, payload: unknown): EventOf<EventName>[] {
  if (!isEventName(name)) return [];
  if (name !== 'record.changed') {
    const read = { name, payload: v.parse(events[name].payload, payload) };
    // The payload was parsed by the schema of this very name.
    return [read as EventOf<EventName>];
  }
  const change = v.parse(events[name].payload, payload);
  const { collection, record, from, to } = change;
  return [
    { name, payload: change },
    ...ofChange(change).map((of) => ({ name: of, payload: { collection, record, from, to } })),
  ];
}

/** A status that changed by no transition, such as by an undo, is no event of its own. */
function ofChange({ collection, kind, from, to }: PayloadOf<'record.changed'>): RecordEventName[] {
  if (!isCollectionName(collection)) return [];
  const named = collectionNamed(collection);
  const { created, lifecycle } = named;
  if (kind === 'create') return created ? [created] : [];
  if (kind === 'delete' || from === null || to === null || from === to) return [];
  const served = serverTransitionsOf(named).map(([, transition]) => transition);
  return [...Object.values(lifecycle?.transitions ?? {}), ...served].flatMap(({ event, ...made }) =>
    event && made.to === to && made.from.includes(from) ? [event] : [],
  );
}

function isEventName(name: string): name is EventName {
  return Object.hasOwn(events, name);
}
