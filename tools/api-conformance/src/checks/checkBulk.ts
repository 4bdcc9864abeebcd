import * as v from 'valibot';
import { isDeepStrictEqual } from 'node:util';
import { unknownHashcode, type WireRecord } from '../context';
import type { CheckName } from '../checks.data';
import type { Answer } from '../createApi';
import type { Patched } from './checkPatch';
import type { WriteContext } from './writeContext';

const bulkSchema = v.looseObject({
  results: v.array(v.looseObject({ hashcode: v.string(), success: v.boolean() })),
});

/** Patches several records, of which one is unknown and one is not valid (clause 7.20). */
export async function checkBulkPatch(
  context: WriteContext,
  { record, change }: Patched,
  second: WireRecord | null,
): Promise<void> {
  const { api, scope, path } = context;
  if (!change) return;
  const items = [
    { hashcode: record.hashcode, ...change },
    { hashcode: unknownHashcode, ...change },
    ...(second ? [{ hashcode: second.hashcode, no_such_field: 1 }] : []),
  ];
  const mixed = await api.call('PATCH', path, { body: { bulk_patch: items } });
  const outcomes = items.map(({ hashcode }, index) => ({ hashcode, success: index === 0 }));
  verifyOutcomes(context, 'patch.bulk', mixed, outcomes);
  if (second) {
    const after = await api.get(`${path}/${second.hashcode}`);
    scope.verify('patch.bulk', isDeepStrictEqual(after.body, second), after, 'nothing of the refused item');
  }
  const all = await api.call('PATCH', path, { body: { bulk_patch: [items[0]] } });
  verifyOutcomes(context, 'patch.bulk', all, [{ hashcode: record.hashcode, success: true }]);
}

/** Deletes the records of a collection that are left, with one that is unknown (clause 7.23). */
export async function checkBulkDelete(context: WriteContext): Promise<void> {
  const { api, path, ledger } = context;
  const hashcodes = ledger.at(path);
  const answer = await api.call('DELETE', path, { body: { hashcodes: [...hashcodes, unknownHashcode] } });
  const outcomes = hashcodes.map((hashcode) => ({ hashcode, success: true }));
  const isDone = verifyOutcomes(context, 'delete.bulk', answer, [
    ...outcomes,
    { hashcode: unknownHashcode, success: false },
  ]);
  if (isDone) ledger.forget(hashcodes);
}

/** Records whether a bulk call answered an entry for each item, in order. */
function verifyOutcomes(
  { scope }: WriteContext,
  check: CheckName,
  answer: Answer,
  outcomes: readonly { hashcode: string; success: boolean }[],
): boolean {
  const status = outcomes.every(({ success }) => success) ? 200 : 207;
  const parsed = v.safeParse(bulkSchema, answer.body);
  const given = parsed.success
    ? parsed.output.results.map(({ hashcode, success }) => ({ hashcode, success }))
    : [];
  const isExpected = answer.status === status && isDeepStrictEqual(given, outcomes);
  return scope.verify(check, isExpected, answer, `${status} with results ${JSON.stringify(outcomes)}`);
}
