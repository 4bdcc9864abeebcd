import { reasonNameOf, type Body, type Collection } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import type { Transaction } from '../database/TenantDatabase';
import { invalid } from '../problems';

type Values = Readonly<Record<string, unknown>>;

/** Why fields are changed, by field. */
export type Reasons = Readonly<Record<string, string>>;

/** The values of a patch without the reasons, which belong to the change and not to the record. */
export function withoutReasons(collection: Collection, given: Body): Body {
  const names = reasoned(collection).map(reasonNameOf);
  return names.length === 0
    ? given
    : Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name)));
}

/** The reasons of what changes; refuses a date that is moved without one (clause 5.21). One that was empty needs none. */
export function reasonsOf(collection: Collection, given: Body, changed: Body, stored: Values): Reasons {
  const moved = reasoned(collection).filter(
    (name) => name in changed && stored[name] != null && !isSameMoment(changed[name], stored[name]),
  );
  const reasons = moved.map((name): [string, unknown] => [name, given[reasonNameOf(name)]]);
  const missing = reasons.filter(([, reason]) => typeof reason !== 'string');
  if (missing.length > 0) {
    throw invalid(Object.fromEntries(missing.map(([name]) => [reasonNameOf(name), [sentences.reason()]])));
  }
  return Object.fromEntries(reasons.map(([name, reason]) => [name, String(reason)]));
}

/** Lets the log keep the reasons of the next change of this record; those of the record before are forgotten. */
export async function explainReasons(
  transaction: Transaction,
  hashcode: string,
  reasons: Reasons,
): Promise<void> {
  if (Object.keys(reasons).length === 0) return;
  const setting = JSON.stringify({ [hashcode.toLowerCase()]: reasons });
  await transaction.query({ text: `SELECT set_config('app.reasons', $1, true)`, values: [setting] });
}

function reasoned({ fields }: Collection): string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    'asksReason' in field && field.asksReason ? [name] : [],
  );
}

/** One moment can be written with another offset. */
function isSameMoment(one: unknown, other: unknown): boolean {
  return Date.parse(String(one)) === Date.parse(String(other));
}
