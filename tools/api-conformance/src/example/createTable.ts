import {
  bodySchema,
  declaredRoles,
  etagOf,
  fieldErrors,
  hasRole,
  isObject,
  recordPath,
  type Body,
  type Collection,
} from '@callboard/api-contract';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { refuse, refusedAction, refuseFields } from './Refusal';

/** A record as it is sent. */
export type Stored = Readonly<Record<string, unknown>> & { hashcode: string; version: number };
export type Table = ReturnType<typeof createTable>;

/** Roles of the caller: the one account is of staff. */
export const roles = declaredRoles('staff');

/**
 * The records of a collection, in memory.
 *
 * @param find finds a record of another collection, to which one of this can refer
 */
export function createTable(
  collection: Collection,
  find: (collection: string, hashcode: unknown) => Stored | undefined,
) {
  const records = new Map<string, Stored>();
  const histories = new Map<string, object[]>();
  /** By their keys. */
  const created = new Map<string, Stored>();
  let made = 0;

  /** The record; refused where the caller knows another version of it: of two people who change one, the second is. */
  function found(hashcode: unknown, known?: string): Stored {
    const record = records.get(String(hashcode));
    if (!record) throw refuse(404);
    if (known !== undefined && known !== etagOf(record.version)) throw refuse(412);
    return record;
  }

  function valuesIn(given: unknown, occasion: 'create' | 'update'): Record<string, unknown> {
    const parsed = v.safeParse(bodySchema(collection, occasion, roles), given);
    if (!parsed.success) throw refuseFields(fieldErrors(parsed.issues));
    const values = Object.entries(parsed.output).map(([name, value]) => [name, valueOf(name, value)]);
    return Object.fromEntries(values);
  }

  /** A value as it is sent: of another record its title as well as its hashcode. */
  function valueOf(name: string, value: Body[string]): unknown {
    const field = collection.fields[name];
    if (field?.kind !== 'reference' || value === null) return value;
    const target = find(field.to, value);
    if (!target) throw refuseFields({ [name]: ['There is no such record.'] });
    const { title, model } = isObject(target['qed_model']) ? target['qed_model'] : {};
    return { hashcode: target.hashcode, title, model };
  }

  function store(values: Stored, kind: 'create' | 'update'): Stored {
    const now = new Date().toISOString();
    const whole = { created: now, ...values, modified: now };
    const record = { ...whole, qed_model: qedModelOf(collection, whole) };
    records.set(record.hashcode, record);
    histories.set(record.hashcode, [{ kind, at: now }, ...historyOf(record.hashcode)]);
    return record;
  }

  function change(hashcode: unknown, given: unknown, known?: string): Stored {
    const record = found(hashcode, known);
    return store({ ...record, ...valuesIn(given, 'update'), version: record.version + 1 }, 'update');
  }

  const historyOf = (hashcode: string): object[] => histories.get(hashcode) ?? [];

  return {
    collection,
    all: () => [...records.values()],
    found,
    historyOf: (hashcode: unknown) => historyOf(found(hashcode).hashcode),
    change,
    /** A create that is sent again, with the key of the first, makes no second record. */
    create(given: unknown, key?: string): Stored {
      const before = key === undefined ? undefined : created.get(key);
      if (before) return before;
      const values = valuesIn(given, 'create');
      const empty = Object.fromEntries(Object.keys(collection.fields).map((name) => [name, null]));
      const status = collection.lifecycle && { status: collection.lifecycle.initial };
      made += 1;
      const own = { hashcode: randomUUID(), instance_id: made, version: 1 };
      const record = store({ ...empty, ...status, ...values, ...own }, 'create');
      if (key !== undefined) created.set(key, record);
      return record;
    },
    remove(hashcode: unknown, known?: string): void {
      records.delete(found(hashcode, known).hashcode);
    },
    /** A change of status. */
    act(action: unknown, target: unknown): Stored {
      const transition = collection.lifecycle?.transitions[String(action)];
      const record = found(target);
      if (!transition || !hasRole(roles, transition.roles)) throw refusedAction('There is no such action.');
      if (!transition.from.includes(String(record['status'])))
        throw refusedAction('Its status does not permit this.');
      return store({ ...record, status: transition.to, version: record.version + 1 }, 'update');
    },
  };
}

/** Summary of a record in lists and pickers: clause 3.1. */
function qedModelOf(collection: Collection, record: Stored): object {
  const { avatar, model, title, subtitle } = collection;
  const words = title.map((name) => record[name] ?? '').join(' ');
  return {
    title: words,
    visual_title: words,
    subtitle: String((subtitle && record[subtitle]) ?? ''),
    url: recordPath(collection, record),
    model,
    avatar: { ...avatar, color: 'blue', placeholder: words.slice(0, 2).toUpperCase() },
  };
}
