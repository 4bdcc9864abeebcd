import type { GenericSchema } from 'valibot';
import type { FieldCommon } from './field';

/**
 * How a filter compares; `eq` has no suffix in a query. `joins` also finds what joined a record (`joinedBy`), and `since` what names a
 * record that is not over by a day (`dated`), or none.
 */
export const operators = ['eq', 'in', 'gte', 'lte', 'contains', 'isnull', 'joins', 'since'] as const;
export type Operator = (typeof operators)[number];

/** Operators of a value that is one of a few. */
export const optionOperators = ['eq', 'in', 'isnull'] as const satisfies readonly Operator[];
/** Operators of a text. */
export const textOperators = ['eq', 'in', 'contains', 'isnull'] as const satisfies readonly Operator[];
/** Operators of a value that has an order. */
export const rangeOperators = ['eq', 'in', 'gte', 'lte', 'isnull'] as const satisfies readonly Operator[];

/** The three kinds of filter that the interface offers (clause 3.31). */
export type FilterKind = 'default' | 'number-range' | 'date-range';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Value of a text, or the sentence against it. */
export type Parsed<Value> = { ok: true; value: Value } | { ok: false; message: string };

/** The rules for a value of a column, for every writer. */
export interface ColumnRules {
  least?: number | string | undefined;
  most?: number | string | undefined;
  /** The values that it can have; of a list, that its items can have. */
  oneOf?: readonly string[];
  /** The longest text, in characters. */
  maxLength?: number;
  /** The length of a text and its POSIX regular expression. */
  format?: { length: number; pattern: string };
}

/** Parses values as people write them; null if a text is none. `@callboard/domain` has the functions. */
export interface CellParsers {
  parseDay: (text: string) => string | null;
  parseTime: (text: string) => string | null;
  /** In the unit, which two figures with a colon are of: '1:30' is 90. What is more exact is refused with a sentence. */
  readDuration: (text: string, unit: 'minutes' | 'seconds') => Parsed<number>;
  /** One that names no offset is on the clocks of the zone. */
  parseInstant: (text: string, zone: string) => Parsed<string>;
  /** In the smallest unit of the currency. */
  parseMoney: (text: string, currency: string) => number | null;
}

/** Context of a cell besides its text. */
export interface CellPlace {
  /** The zone of times that name no offset. */
  zone: string;
  /** Currency of the amounts of its row. */
  currency?: string | undefined;
  /** The words of its field in the language of the file, which are read as well as the English ones. */
  words?: CellWords | undefined;
  parsers: CellParsers;
}

/** Words for yes, no and each option of a field, by its value, in the language of a file. */
export interface CellWords {
  yes?: string | undefined;
  no?: string | undefined;
  options?: Readonly<Record<string, string>> | undefined;
}

/** The longest text that a filter compares with. */
export const maxLengthOfFilter = 1_000;

/**
 * All that the contract, the server and the documentation know of a kind of value. A kind is one file in `kinds/` and a line in the
 * registry; how it is entered and shown is one file of the web.
 */
export interface Kind<F extends FieldCommon, Value> {
  /** The type of its column in PostgreSQL. */
  column: 'text' | 'text[]' | 'integer' | 'boolean' | 'date' | 'timestamptz' | 'uuid' | 'jsonb';
  /** Its column is a text that a title, a search or a CSV cell can be made of. */
  holdsText?: true;
  /** How it can be compared with in a list; none: it is no filter. */
  operators: readonly Operator[];
  /** @default 'default' */
  filterKind?: FilterKind;
  /** Offered as a filter, or for ordering, unless the field excludes it. @default false */
  isFiltered?: true;
  isSorted?: true;
  /** It has few values, so that records can be counted by them. @default false */
  isCounted?: true;
  /** One value as a body brings it, before it is known whether it can be null or left out. */
  schema(field: F): GenericSchema<unknown, Value>;
  /** Constraints in the database itself. */
  rules(field: F): ColumnRules;
  /** A value as JSON Schema: as it is read, or as a body writes it. */
  jsonSchema(field: F, occasion: 'read' | 'write'): JsonSchema;
  /** One value that a filter compares with, out of a query. */
  parseFilter(given: string, field: F): Parsed<unknown>;
  /** Reads a filled cell of an import. A kind without it is looked up elsewhere, or stands in no cell. */
  parseCell?(cell: string, field: F, place: CellPlace): Parsed<Value>;
  /** A value that the schema takes, for tests and documentation; another for each number. */
  example(field: F, nth: number): Value;
}
