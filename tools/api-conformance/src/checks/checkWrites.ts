import { headers as names, rowRule } from '@callboard/api-contract';
import { isDeepStrictEqual } from 'node:util';
import { recordsIn, isRecord, unknownHashcode, type WireRecord } from '../context';
import type { Answer } from '../createApi';
import { createdIn, type Draft, type Made } from '../createMaker';
import { verifyRefusal } from '../refusals';
import { checkBulkDelete, checkBulkPatch } from './checkBulk';
import { checkPatch } from './checkPatch';
import { checkRecord } from './checkRecord';
import { checkRefusals } from './checkRefusals';
import { checkTransitions } from './checkTransitions';
import { verifyValues } from './verifyValues';
import type { WriteContext } from './writeContext';

/** The life of a record: made, read, changed, moved through its statuses, deleted. Nothing of it is left. */
export async function checkWrites(context: WriteContext): Promise<void> {
  const { scope, collection, maker } = context;
  await checkForbidden(context);
  const made = await maker.make(collection);
  if (!('record' in made)) {
    skipWrites(context, made);
    return;
  }
  const { record } = made;
  await checkCreated(context, made.answer, made.draft, record);
  await checkChanges(context, record);
  const second = await checkIdempotency(context);
  await checkRefusals(context);
  const patched = await checkPatch(context, record);
  await checkBulkPatch(context, patched, second);
  await checkTransitions(context, patched.record);
  await checkDelete(context, record, patched.staleEtag);
  if (second) await checkBulkDelete(context);
  else scope.skip('delete.bulk', 'no second record could be made');
}

function skipWrites(
  { scope }: WriteContext,
  { reason, answer }: Exclude<Made, { record: WireRecord }>,
): void {
  const isRefused = answer !== undefined && answer.status >= 400 && answer.status < 500;
  if (answer && !isRefused)
    scope.verify('create.answer', false, answer, '201 and the record in its envelope');
  else scope.skip('create.answer', reason, answer);
  for (const check of writeChecks) scope.skip(check, reason);
}

const writeChecks = [
  'create.values',
  'create.idempotency',
  'record.changes',
  'refuse.required',
  'refuse.unknownField',
  'refuse.wrongType',
  'patch.answer',
  'patch.stale',
  'patch.bulk',
  'transition.possible',
  'transition.impossible',
  'delete.answer',
  'delete.gone',
  'delete.bulk',
] as const;

/** Calls that the declared access does not permit, with bodies that could change nothing. */
async function checkForbidden({ api, scope, path, collection, roles }: WriteContext): Promise<void> {
  const one = `${path}/${unknownHashcode}`;
  const calls = [
    { verb: 'create', call: () => api.call('POST', path, { body: {} }) },
    { verb: 'update', call: () => api.call('PATCH', one, { body: {} }) },
    { verb: 'remove', call: () => api.call('DELETE', one) },
  ] as const;
  for (const { verb, call } of calls) {
    if (!rowRule(collection, verb, roles)) verifyRefusal(scope, 'refuse.forbidden', await call(), [403]);
    else if (verb !== 'create') verifyRefusal(scope, 'refuse.unknownRecord', await call(), [404]);
  }
}

async function checkCreated(
  context: WriteContext,
  answer: Answer,
  draft: Draft,
  record: WireRecord,
): Promise<void> {
  const { api, scope, path, collection } = context;
  scope.verify(
    'create.answer',
    createdIn(answer) !== null,
    answer,
    '201 {"success": true, "data": {record}}',
  );
  checkRecord(context, record, answer, 'one');
  verifyValues(context, 'create.values', answer, draft, record);
  const read = await api.get(`${path}/${record.hashcode}`);
  scope.verify(
    'record.read',
    isDeepStrictEqual(read.body, record),
    read,
    `the record that the create answered: ${JSON.stringify(record).slice(0, 300)}`,
  );
  const { body } = await api.get(`${path}?hashcode=${record.hashcode}`);
  const isListed = recordsIn(body).some((each) => isRecord(each) && each.hashcode === record.hashcode);
  scope.verify(
    'create.answer',
    isListed,
    read,
    `a list of ${collection.name} with the new record`,
    'a list without it',
  );
}

async function checkChanges({ api, scope, path }: WriteContext, { hashcode }: WireRecord): Promise<void> {
  const answer = await api.get(`${path}/${hashcode}/changes`);
  const oldest = recordsIn(answer.body).at(-1);
  const isCreation =
    typeof oldest === 'object' && oldest !== null && 'kind' in oldest && oldest.kind === 'create';
  scope.verify('record.changes', answer.status === 200 && isCreation, answer, '200 with a create');
}

async function checkIdempotency({
  api,
  scope,
  path,
  collection,
  maker,
  ledger,
}: WriteContext): Promise<WireRecord | null> {
  const made = await maker.make(collection);
  if (!('record' in made)) {
    scope.skip('create.idempotency', made.reason);
    return null;
  }
  const again = await api.call('POST', path, { headers: made.headers, body: made.draft });
  const replayed = ledger.enter(path, again);
  scope.verify(
    'create.idempotency',
    replayed?.hashcode === made.record.hashcode,
    again,
    `record ${made.record.hashcode} again`,
  );
  return made.record;
}

async function checkDelete(
  { api, scope, path, ledger }: WriteContext,
  { hashcode }: WireRecord,
  staleEtag: string | null,
): Promise<void> {
  const one = `${path}/${hashcode}`;
  if (staleEtag !== null) {
    const stale = await api.call('DELETE', one, { headers: { [names.ifMatch]: staleEtag } });
    if (!verifyRefusal(scope, 'patch.stale', stale, [412])) {
      if (stale.status < 300) ledger.forget([hashcode]);
      for (const check of ['delete.answer', 'delete.gone'] as const)
        scope.skip(check, 'a stale delete was not refused');
      return;
    }
  }
  const answer = await api.call('DELETE', one);
  if (!scope.verify('delete.answer', [200, 204].includes(answer.status), answer, '204')) return;
  const isGone = verifyRefusal(scope, 'delete.gone', await api.get(one), [404]);
  verifyRefusal(scope, 'delete.gone', await api.call('DELETE', one), [404]);
  const listed = await api.get(`${path}?hashcode=${hashcode}`);
  scope.verify('delete.gone', recordsIn(listed.body).length === 0, listed, 'a list without it');
  if (isGone) ledger.forget([hashcode]);
}
