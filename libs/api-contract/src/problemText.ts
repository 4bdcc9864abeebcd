/**
 * The words that a failed answer's body brings, by the order of clause 8.2: a results array, non_field_errors, error.message,
 * message, error, detail, else all values of the body. Empty when it brings none.
 *
 * @example
 * problemText({ name: ['Field is required'] }) // 'Field is required'
 */
export function problemText(body: unknown): string {
  if (typeof body === 'string') return body;
  if (!isObject(body)) return '';
  if (Array.isArray(body['results'])) return joined(body['results'].map(itemText));
  if ('non_field_errors' in body) return valueText(body['non_field_errors']);
  const { error, message, detail } = body;
  if (isObject(error) && typeof error['message'] === 'string') return error['message'];
  for (const text of [message, error, detail]) if (typeof text === 'string' && text) return text;
  return joined(Object.values(body).map(valueText));
}

function itemText(item: unknown): string {
  if (!isObject(item)) return '';
  const { error, message } = item;
  if (typeof error === 'string') return error;
  return typeof message === 'string' ? message : valueText(error);
}

function valueText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return joined(value.map(valueText));
  return isObject(value) ? joined(Object.values(value).map(valueText)) : '';
}

function joined(texts: readonly string[]): string {
  return [...new Set(texts.filter(Boolean))].join(' ').slice(0, 500);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
