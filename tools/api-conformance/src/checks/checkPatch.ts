import { headers as names, kindOf, type Field } from '@callboard/api-contract';
import { canChangeField } from '@callboard/api-contract/records';
import { isDeepStrictEqual } from 'node:util';
import { isRecord, type WireRecord } from '../context';
import { shortly, type Answer } from '../createApi';
import { names as namesField, verifyRefusal } from '../refusals';
import { verifyValues } from './verifyValues';
import type { WriteContext } from './writeContext';

/** A field and its new value. */
type Change = Readonly<Record<string, unknown>>;

/** A record as it is now, with the change that it took and the ETag before it; null where it took none. */
export interface Patched {
  record: WireRecord;
  change: Change | null;
  staleEtag: string | null;
}

/** The kinds of values that are changed, the plainest first. */
const patchedKinds = ['text', 'textarea', 'integer', 'duration', 'boolean', 'date', 'select'];

/** The changes of one field each that the user can make, the plainest first. */
function changesOf({ collection, roles }: WriteContext, record: WireRecord): Change[] {
  const state = { status: record['status'], through: null };
  const fields = Object.entries(collection.fields).filter(
    ([name, field]) =>
      patchedKinds.includes(field.kind) &&
      !isBound(field) &&
      canChangeField(collection, name, roles, state, new Date()),
  );
  return fields
    .sort(([, one], [, other]) => patchedKinds.indexOf(one.kind) - patchedKinds.indexOf(other.kind))
    .map(([name, field]) => ({ [name]: otherValue(field, record[name]) }));
}

/** Checks whether other fields decide its possible values. */
function isBound(field: Field): boolean {
  return (
    field.when !== undefined ||
    ('asksReason' in field && field.asksReason === true) ||
    ('notBefore' in field && field.notBefore !== undefined)
  );
}

function otherValue(field: Field, current: unknown): unknown {
  for (let nth = 40_001; nth < 40_010; nth += 1) {
    const value = kindOf(field).example(field, nth);
    if (value !== current) return value;
  }
  return kindOf(field).example(field, 1);
}

/** Changes a field of a record, and refuses to with an older version. */
export async function checkPatch(context: WriteContext, record: WireRecord): Promise<Patched> {
  const { api, scope, path } = context;
  const one = `${path}/${record.hashcode}`;
  for (const check of ['patch.answer', 'patch.stale', 'patch.bulk'] as const) {
    scope.skip(check, 'no plain field can be changed');
  }
  const before = await api.get(one);
  const ifMatch: Record<string, string> = before.etag === null ? {} : { [names.ifMatch]: before.etag };
  for (const change of changesOf(context, record)) {
    const answer = await api.call('PATCH', one, { headers: ifMatch, body: change });
    // A rule of its own: of a text that names something, the API alone knows which are right.
    if (answer.status === 400 && Object.keys(change).every((name) => namesField(answer.body, name))) {
      scope.skip('patch.answer', `a change was refused: ${shortly(answer)}`, answer);
      continue;
    }
    const patched = verifyPatched(context, record, change, answer);
    if (!patched) {
      for (const check of ['patch.stale', 'patch.bulk'] as const) scope.skip(check, 'a patch is not right');
      return { record, change: null, staleEtag: null };
    }
    if (before.etag === null) scope.skip('patch.stale', 'a record has no ETag');
    else await checkStale(context, patched, change, ifMatch);
    const strange = await api.call('PATCH', one, { body: { no_such_field: 1 } });
    verifyRefusal(scope, 'refuse.unknownField', strange, [400], 'no_such_field');
    return { record: patched, change, staleEtag: before.etag };
  }
  return { record, change: null, staleEtag: null };
}

function verifyPatched(
  context: WriteContext,
  record: WireRecord,
  change: Change,
  answer: Answer,
): WireRecord | null {
  const { scope, collection } = context;
  const patched = answer.body;
  const isAnswered = answer.status === 200 && isRecord(patched);
  scope.verify('patch.answer', isAnswered, answer, `200 and the bare record with ${JSON.stringify(change)}`);
  if (!isAnswered) return null;
  const hasChange = verifyValues(context, 'patch.answer', answer, change, patched);
  const { version: next } = patched;
  const { version } = record;
  const isCounted = typeof next !== 'number' || typeof version !== 'number' || next > version;
  scope.verify('patch.answer', isCounted, answer, `a version after ${String(version)}`, String(next));
  const others = Object.keys(collection.fields).filter(
    (name) => !(name in change) && !collection.fields[name]?.serverOwned,
  );
  const changed = others.filter((name) => !isDeepStrictEqual(patched[name], record[name]));
  scope.verify(
    'patch.answer',
    changed.length === 0,
    answer,
    'every other field as it was',
    changed.join(', '),
  );
  return hasChange && isCounted && changed.length === 0 ? patched : null;
}

async function checkStale(
  { api, scope, path }: WriteContext,
  record: WireRecord,
  change: Change,
  ifMatch: Record<string, string>,
): Promise<void> {
  const one = `${path}/${record.hashcode}`;
  verifyRefusal(
    scope,
    'patch.stale',
    await api.call('PATCH', one, { headers: ifMatch, body: change }),
    [412],
  );
  const after = await api.get(one);
  scope.verify('patch.stale', isDeepStrictEqual(after.body, record), after, 'the record as it was');
}
