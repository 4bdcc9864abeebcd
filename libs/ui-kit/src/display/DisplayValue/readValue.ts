import { toJsonText } from '../JsonView/toJsonText';

/** Checks whether there is nothing to show: no value, an empty text, list or object, or NaN. */
export function isEmptyValue(value: unknown): boolean {
  if (value === null || value === undefined || Number.isNaN(value)) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (value instanceof Date) return Number.isNaN(value.getTime());
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** A property of an object of unknown shape. */
export function part(value: unknown, ...names: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const found = names.find((name) => Object.hasOwn(value, name) && !isEmptyValue(Reflect.get(value, name)));
  return found === undefined ? undefined : Reflect.get(value, found);
}

/** Any value as text. Never throws. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return instantText(value) ?? '';
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value))
    return value.some((item) => typeof item === 'object' && item !== null)
      ? toJsonText(value, 0)
      : value.map(plainText).join(', ');
  const name = part(value, 'visual_title', 'title', 'label', 'name', 'text', 'value');
  return typeof name === 'string' || typeof name === 'number' ? String(name) : toJsonText(value, 0);
}

/** A number, also from a text of digits or a property that holds one; undefined for anything else. */
export function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'string') {
    const text = value.trim().replace(/%$/, '');
    return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : undefined;
  }
  const inside = part(value, 'value', 'count', 'done');
  return typeof inside === 'number' || typeof inside === 'string' ? toNumber(inside) : undefined;
}

/** A day or an instant as text; undefined when it is neither a text nor a date. */
export function instantText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString() : undefined;
}

/** A property's name as readable text: 'starts_at' is 'Starts at'. */
export function humanName(property: string): string {
  const words = property
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
