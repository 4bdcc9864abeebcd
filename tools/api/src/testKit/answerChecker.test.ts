import { expect, it } from 'vitest';
import { createAnswerChecker, type Exchange } from './answerChecker';

const check = createAnswerChecker();
const venues = '/api/v21/system/callboard/venues';
const answered = (given: Partial<Exchange> & { json?: unknown }) => () =>
  check({
    method: 'GET',
    url: venues,
    status: 200,
    type: 'application/json; charset=utf-8',
    body: given.json === undefined ? '' : JSON.stringify(given.json),
    ...given,
  });
const record = {
  hashcode: 'e4b5b0ac-2f1e-4d5e-8a46-1f4f0b5c9d10',
  version: 1,
  qed_model: { title: 'Town Hall' },
};
const lines = (...all: object[]) => ({
  method: 'POST',
  url: `${venues}/imports?mode=preview`,
  type: 'application/x-ndjson',
  body: all.map((line) => `${JSON.stringify(line)}\n`).join(''),
});
const page = { count: 1, next: null, previous: null, results: [record] };

it.each([
  ['a page', { json: page }],
  ['a bare list', { url: `${venues}?paginate=false`, json: [record] }],
  ['a record at version 2', { url: `/api/v2/core/callboard/venue/venues/${record.hashcode}`, json: record }],
  ['a problem', { status: 403, json: { detail: 'You are not allowed to do this.' } }],
  ['messages by field', { status: 400, json: { name: ['Field is required'] } }],
  ['a preflight', { method: 'OPTIONS', status: 204 }],
  ['what is outside the API', { url: '/healthz', json: { status: 'ok' } }],
  ['a server that is not ready', { url: '/readyz', status: 503, json: { status: 'not ready' } }],
  ['a page outside the API', { url: '/login', type: 'text/html', body: '<p>' }],
  ['the lines of an import', lines({ type: 'progress', done: 1, total: 2 })],
])('takes %s', (_what, exchange) => {
  expect(answered(exchange)).not.toThrow();
});

it.each([
  [
    'a page without a count',
    { json: { ...page, count: undefined } },
    /GET \/callboard\/venues answered 200 with another body.*required property 'count'/,
  ],
  ['a field of another kind', { json: [{ ...record, capacity: 'many' }] }, /capacity must be integer/],
  ['an unknown address', { url: '/api/v21/system/nothing', json: {} }, /has no such operation/],
  ['an unknown status', { status: 201, json: page }, /get \/callboard\/venues answered 201/],
  [
    'a body where none belongs',
    { method: 'DELETE', url: `${venues}/x`, status: 204, json: {} },
    /with a body/,
  ],
  ['a line of an import that it does not have', lines({ type: 'progress' }), /POST .*imports/],
  ['another answer outside the API', { url: '/healthz', json: 'anything' }, /Invalid type/],
  ['a text', { type: 'text/plain', body: 'hello' }, /in place of JSON/],
  ['the answer of a framework', { status: 404, json: { statusCode: 404, message: 'Route' } }, /answered 404/],
])('refuses %s', (_what, exchange, sentence) => {
  expect(answered(exchange)).toThrow(sentence);
});
