import { kindOf, words, type CellPlace, type Field, type Parsed } from '@callboard/api-contract';
import { parseDay, parseDuration, parseInstant, parseTime } from '../calendar/index';
import { parseMoney } from '../money/index';

const parsers = { parseDay, parseDuration, parseInstant, parseMoney, parseTime };

/** Reads a filled cell by the kind of its field. References are looked up elsewhere, and no cell holds a document. */
export function parseCell(field: Field, cell: string, place: Omit<CellPlace, 'parsers'>): Parsed<unknown> {
  const kind = kindOf(field);
  return kind.parseCell?.(cell, field, { ...place, parsers }) ?? { ok: false, message: words.unknownField };
}
