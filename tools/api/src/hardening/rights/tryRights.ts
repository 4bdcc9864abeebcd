import {
  holdsText,
  isObject,
  needsReason,
  rowRule,
  type Collection,
  type Field,
  declaredRoles,
} from '@callboard/api-contract';
import { canUndo } from '@callboard/api-contract/records';
import { words } from '@callboard/api-contract/text';
import { expect } from 'vitest';
import { jsonSchemaOf } from '../../engine/docs/schemas';
import type { RecordMaker, Values } from '../../testKit/makeRecords';
import type { TestAnswer } from '../../testKit/startTestApi';
import { partition, tryArranging } from './tryArranging';
import { fieldRights, statusesOf, transitionRights, undoRights } from './rightsOf';
import { makeReachableRows, setColumns, type Reaching } from './withinReach';

export interface Trying extends Reaching {
  collection: Collection;
  /** Makes records as the role itself. */
  own: RecordMaker;
  events: Collection;
  /** Called with the number of cells of the table that were tried. */
  count: (cells: number) => void;
}

const refused = [403, 404];
/** No field of any kind takes it. */
const wrongFor = ({ kind }: Field): unknown => (kind === 'document' ? 5 : { wrong: true });

/** Tries one role at one collection: each method tries at the server what a part of the table declares. */
export function createRightsTries(given: Trying) {
  const { api, maker, client, role, collection, own, events, count } = given;
  const { path, fields, lifecycle, extraInput } = collection;
  const names = Object.keys(fields);
  const extraNames = Object.keys(Object(extraInput && jsonSchemaOf(extraInput)['properties']));
  const rightsOf = (field: string) => fieldRights(collection, role, field);
  const at = (what: string): string => `${role} ${collection.name} ${what}`;
  const allows = (verb: 'create' | 'update' | 'remove'): boolean =>
    rowRule(collection, verb, declaredRoles(role)) !== null;

  function undo(changeSet: string | undefined): Promise<TestAnswer> {
    return client.call('POST', 'changes/actions', { action: 'undo', target: changeSet });
  }

  /** Sends a value of the wrong kind for each field: those that the role writes are refused for it, the others as unknown. */
  async function offer(send: (body: Values) => Promise<TestAnswer>, isGiven: (field: string) => boolean) {
    const writable = Object.entries(fields).filter(([name]) => isGiven(name));
    if (writable.length > 0) {
      const wrong = Object.fromEntries(writable.map(([name, field]) => [name, wrongFor(field)]));
      const { status, body } = await send(wrong);
      expect(status, at(JSON.stringify(body))).toBe(400);
      for (const [name] of writable) {
        // A refusal of a body is messages by field.
        const message = (body as Record<string, string[]>)[name]?.[0];
        expect(message, at(`takes ${name}: ${JSON.stringify(body)}`)).toBeDefined();
        expect(message, at(`takes ${name}`)).not.toBe(words.unknownField);
      }
    }
    const others = Object.entries(fields).filter(([name]) => !isGiven(name));
    // Fields that are only sent when a record is created are known, and wrong, and can be checked before the others.
    const [extra, unknown] = partition(others, ([name]) => extraNames.includes(name));
    for (const given of [extra, unknown].filter(({ length }) => length > 0)) {
      const refusal = await send(Object.fromEntries(given.map(([name, field]) => [name, wrongFor(field)])));
      const message = given === extra ? expect.any(String) : words.unknownField;
      const body = Object.fromEntries(given.map(([name]) => [name, [message]]));
      expect(refusal, at('refuses fields')).toMatchObject({ status: 400, body });
    }
    count(names.length);
  }

  async function create(): Promise<void> {
    const send = (body: Values) => client.call('POST', path, body);
    if (!allows('create')) {
      expect((await send({})).status, at('create')).toBe(403);
      count(names.length + 1);
      return;
    }
    await offer(send, (field) => rightsOf(field).create);
    if (rowRule(collection, 'create', declaredRoles(role)) !== 'all') return;
    const { hashcode } = await own.make(collection.name);
    const [made] = await api.asOwner<{ change_set: string }>(
      'SELECT change_set FROM changes WHERE record = $1 ORDER BY sequence DESC LIMIT 1',
      [hashcode],
    );
    const undone = await undo(made?.change_set);
    const { creation } = undoRights(collection, role);
    expect(undone.status, at(`undo of a creation: ${JSON.stringify(undone.body)}`)).toBe(
      creation ? 200 : 403,
    );
    count(1);
  }

  async function readNothing(): Promise<void> {
    const { hashcode } = await maker.make(collection.name);
    for (const address of [
      path,
      `${path}/counts?by=status`,
      `${path}/${hashcode}`,
      `${path}/${hashcode}/changes`,
    ]) {
      expect(refused, at(address)).toContain((await client.call('GET', address)).status);
    }
    for (const method of ['PATCH', 'DELETE'] as const) {
      const answer = await client.call(method, `${path}/${hashcode}`, method === 'PATCH' ? {} : undefined);
      expect(refused, at(method)).toContain(answer.status);
    }
    count(names.length * 5);
  }

  const reach = (): Promise<string> => makeReachableRows(given, collection);

  /** The record, and its history: the keys that the role reads, and no others. */
  async function read(hashcode: string): Promise<void> {
    const { status, body } = await client.call('GET', `${path}/${hashcode}`);
    expect(status, at(`read: ${JSON.stringify(body)}`)).toBe(200);
    const history = await client.call('GET', `${path}/${hashcode}/changes`);
    expect(history.status, at('history')).toBe(200);
    // The contract's list of changes.
    const lines = (history.body as { results: { fields: { field: string }[] }[] }).results;
    const noted = new Set(lines.flatMap((line) => line.fields.map(({ field }) => field)));
    for (const name of names) {
      expect(isObject(body) && name in body, at(`reads ${name}`)).toBe(rightsOf(name).read);
      if (!rightsOf(name).read) expect(noted.has(name), at(`reads ${name} in the history`)).toBe(false);
    }
    count(names.length * 2);
  }

  async function listBy(hashcode: string): Promise<void> {
    await tryArranging(given, rightsOf);
    count(names.length * 2);
    const record = await stored(hashcode);
    for (const [name, field] of Object.entries(fields)) {
      const { search, read: isRead } = rightsOf(name);
      const text = record[name];
      if (field.search !== true || !holdsText(field) || typeof text !== 'string') continue;
      const found = await client.call(
        'GET',
        `${path}?search=${encodeURIComponent(text.slice(0, 60))}&hashcode__in=${hashcode}`,
      );
      // A readable field that is not searched can be found by another field.
      if (search) expect(found.body, at(`search ${name}`)).toMatchObject({ count: 1 });
      else if (!isRead) expect(found.body, at(`search ${name}`)).toMatchObject({ count: 0 });
      count(1);
    }
  }

  /** The record as the database holds it, without any role's view. */
  async function stored(hashcode: string): Promise<Values> {
    const admin = await api.asOwner<{ record: Values }>(
      `SELECT coalesce(after, before) AS record FROM changes WHERE record = $1 ORDER BY sequence DESC LIMIT 1`,
      [hashcode],
    );
    return admin[0]?.record ?? {};
  }

  async function change(hashcode: string): Promise<void> {
    const send = (body: Values) => client.call('PATCH', `${path}/${hashcode}`, body);
    if (!allows('update')) {
      expect((await send({})).status, at('update')).toBe(403);
      count(names.length);
      return;
    }
    // A message names its conversation in every patch, which is compared and not written.
    const isGiven = (field: string): boolean =>
      rightsOf(field).change.length + rightsOf(field).changeUntil.length > 0;
    if (collection.name === 'messages') return;
    await offer(send, isGiven);
    for (const status of statusesOf(collection)) await changeIn(hashcode, status, send);
  }

  /** Writes what can simply be given another value, in one status: each field where terms decide, else one of them. */
  async function changeIn(
    hashcode: string,
    status: string | null,
    send: (body: Values) => Promise<TestAnswer>,
  ): Promise<void> {
    const simple = Object.entries(fields).filter(
      ([name, { kind }]) =>
        ['text', 'textarea', 'integer'].includes(kind) &&
        rightsOf(name).change.length + rightsOf(name).changeUntil.length > 0,
    );
    const tried = collection.changeable?.[role] ? simple : simple.slice(0, 1);
    for (const isOpen of collection.changeable?.[role] ? [true, false] : [true]) {
      const record = await stored(hashcode);
      if (status !== null) await setColumns(given, collection, hashcode, { status });
      if (typeof record['event'] === 'string' && collection.changeable) {
        const state = { status: isOpen ? 'open' : 'closed', entries_close: null };
        await setColumns(given, events, record['event'], state);
      }
      // Of the record's own kind: a field that another kind has no use for is not in a draft of that.
      const others = Object.entries(record).filter(([name]) => !tried.some(([each]) => each === name));
      const draft = await maker.draftOf(collection, Object.fromEntries(others));
      for (const [name] of tried) {
        if ((draft[name] ?? null) === record[name]) continue;
        const { change: always, changeUntil } = rightsOf(name);
        const isAllowed = always.includes(status) || (isOpen && changeUntil.includes(status));
        const answer = await send({ [name]: draft[name] });
        expect(answer.status, at(`change ${name} while ${status}: ${JSON.stringify(answer.body)}`)).toBe(
          isAllowed ? 200 : refusalWhile(status),
        );
        count(1);
      }
    }
  }

  /** Status with which a change of a record in a status is refused: one that the role cannot even read is none. */
  function refusalWhile(status: string | null): number {
    const rule = rowRule(collection, 'read', declaredRoles(role));
    const isRead =
      rule === 'all' ||
      rule?.some(
        (condition) =>
          !('and' in condition) ||
          condition.and?.field !== 'status' ||
          condition.and.in.some((each) => each === status),
      );
    return isRead ? 403 : 404;
  }

  async function transit(hashcode: string): Promise<void> {
    await maker.getReady(collection.name, hashcode);
    for (const [action, transition] of Object.entries(lifecycle?.transitions ?? {})) {
      const { from, hasEffects } = transition;
      const data = needsReason(transition, declaredRoles(role)) ? { data: { reason: 'It is tried.' } } : {};
      const { make, undo: undoable } = transitionRights(collection, role, action);
      for (const status of statusesOf(collection)) {
        if (status === null) continue;
        await setColumns(given, collection, hashcode, { status });
        // Entries are submitted while their event takes them.
        const { event } = await stored(hashcode);
        if (typeof event === 'string' && collection.changeable) {
          await setColumns(given, events, event, { status: 'open', entries_close: null });
        }
        const answer = await client.call('POST', `${path}/actions`, { action, target: hashcode, ...data });
        const details = at(`${action} from ${status}: ${answer.status} ${JSON.stringify(answer.body)}`);
        count(1);
        if (make.length === 0) expect(refused, details).toContain(answer.status);
        else if (hasEffects) expect([200, 400], details).toContain(answer.status);
        else expect(answer.status, details).toBe(from.includes(status) ? 200 : 400);
        if (answer.status !== 200 || !answer.headers['change-set']) continue;
        const undone = await undo(answer.headers['change-set']);
        expect(undone.status, `undo of ${details}: ${JSON.stringify(undone.body)}`).toBe(
          undoable.includes(status) ? 200 : 403,
        );
        count(1);
      }
    }
  }

  async function remove(): Promise<void> {
    const hashcode = await reach();
    const removed = await client.call('DELETE', `${path}/${hashcode}`);
    count(1);
    if (!allows('remove')) {
      expect(refused, at(`remove: ${removed.status}`)).toContain(removed.status);
      return;
    }
    expect(removed.status, at(`remove: ${JSON.stringify(removed.body)}`)).toBe(204);
    const undone = await undo(removed.headers['change-set']);
    const isUndoable = canUndo(collection, declaredRoles(role), { kind: 'delete' });
    expect(undone.status, at(`undo of a removal: ${JSON.stringify(undone.body)}`)).toBe(
      isUndoable ? 200 : 403,
    );
    count(1);
  }

  return { create, readNothing, reach, read, listBy, change, transit, remove };
}

export type Tries = ReturnType<typeof createRightsTries>;
