import { fieldProblemsKey } from './codedProblem';
import { isObject } from './schemas/isObject';

/**
 * The words that a failed answer's body brings, by the order of clause 8.2: the texts of the items of a results array,
 * non_field_errors joined, error.message, message, error, detail, else all values of the body. Empty texts are passed over. Empty
 * when all are, and for the answer of a framework, whose words are for programmers.
 *
 * @example
 * problemText({ name: ['Field is required'] }) // 'Field is required'
 */
export function problemText(body: unknown): string {
  if (typeof body === 'string') return body;
  if (!isObject(body) || isFrameworkBody(body)) return '';
  const { results, non_field_errors: general, error, message, detail } = body;
  const own = [
    Array.isArray(results) ? joined(results.map(itemText)) : '',
    valueText(general),
    isObject(error) ? error['message'] : '',
    message,
    error,
    detail,
  ];
  for (const text of own) if (typeof text === 'string' && text) return text;
  const values = Object.entries(body).filter(([key]) => key !== fieldProblemsKey);
  return joined(values.map(([, value]) => valueText(value)));
}

/**
 * Checks whether a body is the own answer of a framework, as of an address that it does not know: it repeats the status of the
 * answer as a number, which no shape of ours does, and has no `detail`, `error.message` or results.
 *
 * @example
 * isFrameworkBody({ statusCode: 404, error: 'Not Found', message: 'Route POST:/api not found' }) // true
 */
export function isFrameworkBody(body: unknown): boolean {
  if (!isObject(body)) return false;
  const { statusCode, status, detail, error, results, non_field_errors: general } = body;
  const isOurs = [detail, general, results].some((part) => part !== undefined) || isObject(error);
  return !isOurs && [statusCode, status].some(isErrorStatus);
}

function isErrorStatus(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 400 && Number(value) < 600;
}

function itemText(item: unknown): string {
  if (!isObject(item)) return '';
  const { error, message } = item;
  const inner = isObject(error) ? error['message'] : error;
  for (const text of [inner, message]) if (typeof text === 'string' && text) return text;
  return valueText(error);
}

/** A flag such as `success: false` means nothing to a reader; everything else that a value holds is shown. */
function valueText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return joined(value.map(valueText));
  return isObject(value) ? joined(Object.values(value).map(valueText)) : '';
}

function joined(texts: readonly string[]): string {
  return [...new Set(texts.filter(Boolean))].join(' ').slice(0, 500);
}
