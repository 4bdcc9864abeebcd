/** A value without parts, as it is shown. */
export interface JsonAtomText {
  kind: 'string' | 'number' | 'boolean' | 'null' | 'ring' | 'other';
  text: string;
}

/** How a value without parts is written; an object stands here only when it contains itself. */
export function atomOf(value: unknown): JsonAtomText {
  if (value === null || value === undefined) return { kind: 'null', text: String(value) };
  switch (typeof value) {
    case 'string':
      return { kind: 'string', text: JSON.stringify(value) };
    case 'number':
    case 'bigint':
      return { kind: 'number', text: String(value) };
    case 'boolean':
      return { kind: 'boolean', text: String(value) };
    case 'object':
      return { kind: 'ring', text: '…' };
    default:
      return { kind: 'other', text: String(value) };
  }
}

/** A value as JSON, of two spaces unless told otherwise. Never throws: rings become '…', and what JSON lacks becomes text. */
export function toJsonText(value: unknown, indent = 2): string {
  try {
    return JSON.stringify(plain(value, []), null, indent) ?? String(value);
  } catch {
    return String(Object.prototype.toString.call(value));
  }
}

function plain(value: unknown, ancestors: readonly object[]): unknown {
  if (typeof value === 'bigint' || typeof value === 'symbol' || typeof value === 'function')
    return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (ancestors.includes(value)) return '…';
  if ('toJSON' in value && typeof value.toJSON === 'function') return value;
  const around = [...ancestors, value];
  if (Array.isArray(value)) return value.map((part) => plain(part, around));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part, around)]));
}
