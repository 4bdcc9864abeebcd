import { labelKey } from '../seatLayout';
import type { PlanPoint } from '../seatPlaces';
import type { FileOrigin } from './planFile';
import { readSeatName, withoutRow, type SeatName } from './seatNames';
import type { SvgElement } from './svgShapes';

/** Names that programs give by themselves. */
const ownNames =
  /^(g|svg|layer|group|ebene|calque|circle|ellipse|rect|rectangle|path|polygon|use|oval|frame|vector|text|tspan)[-_ ]?\d*([-_ ]\d+)*$/iu;
/** The name of a seat: its data, or else the first of its texts that can be read. Groups name what it does not. */
export function labelOf(
  element: SvgElement,
  { section, row }: Pick<SeatName, 'section' | 'row'>,
): SeatName | null {
  const { attributes, title } = element;
  const own = { section: attributes['data-section'] ?? section, row: attributes['data-row'] ?? row };
  const texts = [
    attributes['data-seat'] ?? attributes['data-number'] ?? attributes['data-seat-number'],
    attributes['data-label'] ?? attributes['data-seat-label'],
    title,
    attributes['aria-label'],
    attributes['inkscape:label'],
    attributes['data-name'],
    attributes['id'],
  ];
  for (const text of texts) {
    const plain = decoded(text ?? '');
    if (plain === '' || ownNames.test(plain)) continue;
    const read = readSeatName(plain);
    if (!read) continue;
    const named = {
      section: attributes['data-section'] ?? (read.section || section),
      row: attributes['data-row'] ?? (read.row || row),
    };
    // A number with a letter of its own, such as L3, in a row that a group names.
    const isJoined = plain.endsWith(`${read.row}${read.number}`) && labelKey(read.row) !== labelKey(own.row);
    if (own.row !== '' && read.row !== '' && isJoined) return { ...own, number: `${read.row}${read.number}` };
    return { ...named, number: withoutRow(read.number, named.row) };
  }
  return null;
}

/** Name of a group or a shape, by people and not by the program that drew it; empty where no one named it. */
export function nameOf({ attributes, title }: SvgElement): string {
  const texts = [
    attributes['data-label'],
    attributes['inkscape:label'],
    attributes['aria-label'],
    title,
    attributes['data-name'],
    attributes['id'],
  ];
  return texts.map((text) => decoded(text ?? '')).find((text) => text !== '' && !ownNames.test(text)) ?? '';
}

/** Illustrator writes what cannot be in an id as its code, and a blank as `_`. */
function decoded(text: string): string {
  return text
    .replace(/_x([0-9A-F]{2,4})_/gu, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('_', ' ')
    .trim();
}

/** The classes of an element, in small letters. */
export function classesOf({ attributes }: SvgElement): string[] {
  return (attributes['class'] ?? '').toLowerCase().split(/\s+/u);
}

/** How a message names a shape: by its id or title, or else by its number and place. */
export function originOf(
  { name, attributes, title }: SvgElement,
  count: number,
  at: PlanPoint | null,
): FileOrigin {
  const own = attributes['id'] ?? '';
  const place = at ? ` (${Math.round(at.x)}, ${Math.round(at.y)})` : '';
  return { kind: 'shape', name: own || title || `${name} ${count}${place}` };
}
