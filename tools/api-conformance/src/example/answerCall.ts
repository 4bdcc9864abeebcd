import { etagOf, isObject } from '@callboard/api-contract';
import type { IncomingHttpHeaders } from 'node:http';
import { answerList, countBy, pageOf } from './answerList';
import type { Stored, Table } from './createTable';
import { refuse, Refusal } from './Refusal';

/** Answer to a call. */
export interface Reply {
  /** @default 200 */
  status?: number;
  body?: unknown;
  etag?: string;
}

/** A call of a collection. */
export interface Call {
  method: string;
  /** With its query. */
  url: URL;
  /** Segments behind the path of the collection. */
  parts: readonly string[];
  body: Readonly<Record<string, unknown>>;
  headers: IncomingHttpHeaders;
}

/** Words in the place of a hashcode: no record has such a one. */
const ofLists = ['counts', 'similar', 'actions'];

/** Answers a call of the collection of a table: the ways of a list, of a record, and of many records together. */
export function answerCall(
  table: Table,
  { method, url, parts: [first, second], body, headers }: Call,
): Reply {
  const place = ofLists.find((name) => name === first) ?? (first === undefined ? 'list' : 'record');
  switch ([method, place, second].filter(Boolean).join(' ')) {
    case 'GET list':
    case 'GET similar':
      return { body: answerList(table, url) };
    case 'GET counts':
      return { body: countBy(table, url) };
    case 'POST list':
      return { status: 201, body: { success: true, data: table.create(body, keyOf(headers)) } };
    case 'POST actions':
      return { body: { success: true, data: table.act(body['action'], body['target']) } };
    case 'PATCH list':
      return each(body['bulk_patch'], ({ hashcode, ...given }) => table.change(hashcode, given));
    case 'DELETE list':
      return each(body['hashcodes'], ({ hashcode }) => table.remove(hashcode));
    case 'GET record':
      return replyWith(table.found(first));
    case 'GET record changes':
      return { body: pageOf(table.historyOf(first)) };
    case 'PATCH record':
      return replyWith(table.change(first, body, headers['if-match']));
    case 'DELETE record':
      table.remove(first, headers['if-match']);
      return { status: 204 };
    default:
      throw refuse(404);
  }
}

function keyOf({ 'idempotency-key': key }: IncomingHttpHeaders): string | undefined {
  return typeof key === 'string' ? key : undefined;
}

function replyWith(record: Stored): Reply {
  return { body: record, etag: etagOf(record.version) };
}

/** Does the same with each of some records; one that is refused does not hinder the others. */
function each(items: unknown, work: (item: Readonly<Record<string, unknown>>) => unknown): Reply {
  const given: unknown[] = Array.isArray(items) ? items : [];
  const results = given.map((one) => {
    const item = isObject(one) ? one : { hashcode: one };
    try {
      work(item);
      return { hashcode: item['hashcode'], success: true };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { hashcode: item['hashcode'], success: false, error: error.body };
    }
  });
  return { status: results.every(({ success }) => success) ? 200 : 207, body: { results } };
}
