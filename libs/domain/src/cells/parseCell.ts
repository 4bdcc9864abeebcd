import { kindOf, type CellParsers, type CellPlace, type Field, type Parsed } from '@callboard/api-contract';
import { words } from '@callboard/api-contract/text';
import { parseDay, parseDuration, parseInstant, parseTime } from '../calendar/index';
import { parseMoney } from '../money/index';

/** What a cell is read with, and how its language calls the twelve months. */
export interface CellReading extends Omit<CellPlace, 'parsers'> {
  months?: readonly string[] | undefined;
}

/** Reads a filled cell by the kind of its field. References are looked up elsewhere, and no cell holds a document. */
export function parseCell(field: Field, cell: string, { months, ...place }: CellReading): Parsed<unknown> {
  const kind = kindOf(field);
  const parsers: CellParsers = {
    parseDay: (text) => parseDay(text, { monthNames: months }),
    parseInstant: (text, zone) => parseInstant(text, zone, months),
    parseDuration,
    parseMoney,
    parseTime,
  };
  return kind.parseCell?.(cell, field, { ...place, parsers }) ?? { ok: false, message: words.unknownField };
}
