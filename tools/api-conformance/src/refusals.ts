import { isObject, isFrameworkBody, fieldProblemsKey } from '@callboard/api-contract';
import * as v from 'valibot';
import type { CheckName } from './checks.data';
import type { Answer } from './createApi';
import type { Scope } from './createRecorder';

const coded = { code: v.optional(v.string()) };
const actionRefusal = v.looseObject({
  success: v.literal(false),
  data: v.looseObject({}),
  error: v.looseObject({ message: v.pipe(v.string(), v.nonEmpty()), ...coded }),
});
const detailed = v.looseObject({ detail: v.pipe(v.string(), v.nonEmpty()), ...coded });
const messages = v.pipe(v.array(v.string()), v.nonEmpty());

/** Checks whether a body is a problem as decisions names them: a refused action, a sentence in `detail`, or messages by field. */
export function isProblem(body: unknown, status: number): boolean {
  if (!isObject(body) || isFrameworkBody(body)) return false;
  if (v.is(actionRefusal, body) || v.is(detailed, body)) return true;
  const fields = Object.entries(body).filter(([name]) => name !== fieldProblemsKey);
  return status === 400 && fields.length > 0 && fields.every(([, value]) => v.is(messages, value));
}

/** Checks whether the messages of a 400 name a field or a query part. */
export function names(body: unknown, field: string): boolean {
  return isObject(body) && Object.hasOwn(body, field);
}

/** Records whether a call was refused with one of some statuses, and with a problem. */
export function verifyRefusal(
  scope: Scope,
  check: CheckName,
  answer: Answer,
  statuses: readonly number[],
  field?: string,
): boolean {
  const named = field === undefined ? '' : ` that names '${field}'`;
  const isRefused = statuses.includes(answer.status) && (field === undefined || names(answer.body, field));
  scope.verify(check, isRefused, answer, `${statuses.join(' or ')}${named}`);
  if (answer.status >= 400) {
    const expected = 'a problem: detail, messages by field (400), or a refused action';
    scope.verify('refuse.problem', isProblem(answer.body, answer.status), answer, expected);
  }
  return isRefused;
}
