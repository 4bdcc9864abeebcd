import { kindOf, type CellParsers, type CellPlace, type Field, type Parsed } from '@callboard/api-contract';
import { words } from '@callboard/api-contract/text';
import { parseDay, parseInstant, parseTime, readDuration } from '../calendar/index';
import { parseMoney } from '../money/index';

/** Context for reading a cell, with the names of the twelve months in its language. */
export interface CellReading extends Omit<CellPlace, 'parsers'> {
  months?: readonly string[] | undefined;
}

/** Reads a filled cell by the kind of its field. References are looked up elsewhere, and no cell holds a document. */
export function parseCell(field: Field, cell: string, { months, ...place }: CellReading): Parsed<unknown> {
  const kind = kindOf(field);
  const parsers: CellParsers = {
    parseDay: (text) => parseDay(text, { monthNames: months }),
    parseInstant: (text, zone) => parseInstant(text, zone, months),
    readDuration,
    parseMoney,
    parseTime,
  };
  return kind.parseCell?.(cell, field, { ...place, parsers }) ?? { ok: false, message: words.unknownField };
}
