/** A value without properties, and its type. */
export interface JsonAtomText {
  kind: 'string' | 'number' | 'boolean' | 'null' | 'ring' | 'other';
  text: string;
}

/** Formats a value without properties; an object gets here only when it contains itself. */
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

/** A value as JSON, indented by two spaces by default. Never throws: cycles become '…', and what JSON cannot represent becomes text. */
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
