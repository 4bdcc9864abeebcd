import { writableFields, type Field } from '@callboard/api-contract';
import type { CheckName } from '../checks.data';
import type { Draft } from '../createMaker';
import { verifyRefusal } from '../refusals';
import type { WriteContext } from './writeContext';

/** Of a collection with many required fields, so many are left out, each by itself. */
const maxLeftOut = 4;

/** Creates that are not valid, each for one reason. One that is accepted is deleted like every other record. */
export async function checkRefusals(context: WriteContext): Promise<void> {
  const { scope, collection, roles, maker } = context;
  const valid = await maker.draftOf(collection);
  if (typeof valid === 'string') return;
  const given = writableFields(collection, roles, 'create').filter(([name]) => name in valid);
  const required = given.filter(([, field]) => field.required).slice(0, maxLeftOut);
  if (required.length === 0) scope.skip('refuse.required', 'no field is required');
  for (const [name] of required) {
    const { [name]: _leftOut, ...rest } = valid;
    await verifyCreateRefused(context, 'refuse.required', rest, name);
  }
  await verifyCreateRefused(context, 'refuse.unknownField', { ...valid, no_such_field: 1 }, 'no_such_field');
  if (given.length === 0) scope.skip('refuse.wrongType', 'no field is given');
  for (const [name, field] of distinctKinds(given)) {
    await verifyCreateRefused(context, 'refuse.wrongType', { ...valid, [name]: wrongFor(field) }, name);
  }
}

async function verifyCreateRefused(
  { api, scope, path, ledger }: WriteContext,
  check: CheckName,
  body: Draft,
  field: string,
): Promise<void> {
  const answer = await api.call('POST', path, { body });
  ledger.enter(path, answer);
  verifyRefusal(scope, check, answer, [400], field);
}

/** One field of each kind: the rule of the others is the same. */
function distinctKinds(fields: readonly [string, Field][]): [string, Field][] {
  return [...new Map(fields.map((entry) => [entry[1].kind, entry] as const)).values()];
}

function wrongFor({ kind }: Field): unknown {
  return kind === 'document' || kind === 'boolean' ? 'no such value' : { no: 'such value' };
}
