import {
  collectionPath,
  createdSchema,
  fieldProblemsKey,
  headers as names,
  isObject,
  kindOf,
  rowRule,
  writableFields,
  type Collection,
  type Field,
} from '@callboard/api-contract';
import { collectionAt, isCollectionName, isServedTo } from '@callboard/api-contract/collections';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { recordsIn, isRecord, type Context, type WireRecord } from './context';
import { shortly, withQuery, type Answer } from './createApi';
import type { Ledger } from './createLedger';

export type Draft = Readonly<Record<string, unknown>>;

/** A new record with what it was made of; or why there is none, with the refusal if it was one. */
export type Made =
  | { record: WireRecord; draft: Draft; headers: Readonly<Record<string, string>>; answer: Answer }
  | { reason: string; answer?: Answer };

type Session = Pick<Context, 'api' | 'roles' | 'tenant'>;

/** References lead to other records each time: some are taken already, or no longer in use. */
const maxAttempts = 20;
/** How many records a reference can lead to: any of the first page. */
const offered = 50;

/** Makes records of any collection over HTTP, out of its declaration, and enters each in the ledger. */
export function createMaker({ api, roles, tenant }: Session, ledger: Ledger) {
  // Texts of two runs differ; instants stay within the years that a date can have.
  let made = 1_000 + Math.floor(Math.random() * 20_000);
  /** The optional fields that the API wanted for a collection, and those that it did not take. */
  const wanted = new Map<string, Set<string>>();
  const refused = new Map<string, Set<string>>();
  const inProgress = new Set<string>();

  /** A draft of the required fields, each time with other values; the reason where a reference leads nowhere. */
  async function draftOf(collection: Collection): Promise<Draft | string> {
    made += 1;
    const draft: Record<string, unknown> = {};
    const needed = new Set([
      ...collection.title,
      ...(collection.naturalKey ?? []),
      ...(wanted.get(collection.name) ?? []),
    ]);
    for (const [name, field] of writableFields(collection, roles, 'create')) {
      const isUnused = field.when !== undefined && !field.when.in.includes(String(draft[field.when.field]));
      const isNeeded = needed.has(name) && !refused.get(collection.name)?.has(name);
      if (isUnused || (!field.required && !isNeeded)) continue;
      if (field.kind !== 'reference') {
        draft[name] = exampleOf(field);
        continue;
      }
      const target = await referenceTo(field, draft);
      if (target !== null) draft[name] = target;
      else if (field.required) return `there is no record for its ${name}`;
    }
    return draft;
  }

  function exampleOf(field: Field): unknown {
    if (field.kind === 'datetime') {
      return new Date(Date.UTC(2026, 4, 1, made, field.notBefore ? 59 : 0)).toISOString();
    }
    if (field.kind !== 'select') return kindOf(field).example(field, made);
    const options = field.options.filter(({ tenants }) => !tenants || tenants.includes(tenant));
    return options[made % options.length]?.value;
  }

  async function referenceTo(
    { to, within }: Field & { kind: 'reference' },
    draft: Draft,
  ): Promise<string | null> {
    if (!isCollectionName(to)) return null;
    const collection = collectionAt(to, tenant);
    if (!isServedTo(collection, tenant) || !rowRule(collection, 'read', roles)) return null;
    const shared = within && typeof draft[within] === 'string' ? { [within]: draft[within] } : {};
    const answer = await api.get(
      withQuery(collectionPath(collection, api.version), { page_size: offered, ...shared }),
    );
    const records = recordsIn(answer.body).filter(isRecord);
    const known = records[made % Math.max(records.length, 1)];
    if (known) return known.hashcode;
    if (within || inProgress.has(to)) return null;
    const target = await make(collection);
    return 'record' in target ? target.record.hashcode : null;
  }

  /** Makes a record; each try has an Idempotency-Key of its own. */
  async function make(collection: Collection): Promise<Made> {
    const obstacle = obstacleTo(collection);
    if (obstacle) return { reason: obstacle };
    inProgress.add(collection.name);
    try {
      return await attempt(collection);
    } finally {
      inProgress.delete(collection.name);
    }
  }

  async function attempt(collection: Collection): Promise<Made> {
    const path = collectionPath(collection, api.version);
    let answer: Answer | undefined;
    for (let count = 0; count < maxAttempts; count += 1) {
      const draft = await draftOf(collection);
      if (typeof draft === 'string') return { reason: draft };
      const headers = { [names.idempotencyKey]: randomUUID() };
      answer = await api.call('POST', path, { headers, body: draft });
      const record = ledger.enter(path, answer);
      if (record) return { record, draft, headers, answer };
      if (answer.status !== 400 && answer.status !== 409) break;
      learn(collection, draft, answer.body);
    }
    return {
      reason: `a create of its required fields was refused: ${answer ? shortly(answer) : ''}`,
      ...(answer && { answer }),
    };
  }

  /** Learns from a 400: a field that it names is given the next time where it was not, and left out where it was. */
  function learn(collection: Collection, draft: Draft, body: unknown): void {
    if (!isObject(body)) return;
    for (const name of Object.keys(body).filter((key) => key !== fieldProblemsKey)) {
      const of = name in draft ? refused : wanted;
      of.set(collection.name, new Set([...(of.get(collection.name) ?? []), name]));
    }
  }

  /** Why no record of a collection is made; null where one can be, and can be deleted again. */
  function obstacleTo(collection: Collection): string | null {
    if (collection.never?.includes('create')) return 'its records are not made by a create';
    if (!rowRule(collection, 'create', roles)) return `${roles.join(', ')} cannot create it`;
    if (!rowRule(collection, 'remove', roles)) return 'a record could not be deleted again';
    // Where the record above one was released, what is made under it stays.
    if (collection.reliedOnBy?.some(({ same }) => Object.hasOwn(same, 'hashcode')))
      return 'a record could rest under one that was released';
    return collection.isSent ? 'a record would be sent to others' : null;
  }

  return { make, draftOf, obstacleTo };
}

export type Maker = ReturnType<typeof createMaker>;

/** The record in the answer to a create. */
export function createdIn({ status, body }: Answer): WireRecord | null {
  const parsed = v.safeParse(createdSchema, body);
  return status === 201 && parsed.success && isRecord(parsed.output.data) ? parsed.output.data : null;
}
