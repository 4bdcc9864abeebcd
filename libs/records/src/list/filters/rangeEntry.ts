import type { Field } from '@callboard/api-contract';
import { isTimeOfDay, maxDuration, words } from '@callboard/api-contract/text';
import { formatDuration, parseDuration, type DurationUnit } from '@callboard/domain/calendar';
import { formatAmount, parseMoney } from '@callboard/domain/money';
import { readNumber, writeNumber } from '@callboard/domain/numbers';

/** How the bound of a range is entered; the URL has it in the wire format. */
export interface RangeEntry {
  /** Formats a bound for the input; '' for none. */
  show: (value: string) => string;
  /** Parses an entry to the wire format; returns undefined if it is invalid. */
  read: (text: string) => string | undefined;
  /** The error text for an invalid entry. */
  error: string;
  /** An example, for the placeholder. */
  example?: string;
}

const time: RangeEntry = {
  show: (value) => value,
  read: (text) => {
    const padded = /^\d:/.test(text) ? `0${text}` : text;
    return isTimeOfDay(padded) ? padded : undefined;
  },
  error: words.time,
  example: '19:30',
};

const wholeNumber: RangeEntry = {
  show: (value) => (value === '' ? '' : writeNumber(Number(value))),
  read: (text) => {
    const typed = readNumber(text, { step: 1 });
    return typed.state === 'valid' ? String(typed.value) : undefined;
  },
  error: words.number,
};

/** Figures alone are of the unit. */
function duration(unit: DurationUnit): RangeEntry {
  return {
    show: (value) => (value === '' ? '' : formatDuration(Number(value))),
    read: (text) => {
      const length = /^\d{1,4}$/.test(text) ? Number(text) : parseDuration(text, unit);
      return length === null || length > maxDuration ? undefined : String(length);
    },
    error: words.duration,
    example: '01:30',
  };
}

/** Entered in the main unit of the currency; the URL has the smallest unit. */
function money(currency: string): RangeEntry {
  return {
    show: (value) => (value === '' ? '' : formatAmount({ amount: Number(value), currency })),
    read: (text) => {
      const amount = parseMoney(text, currency);
      return amount === null ? undefined : String(amount);
    },
    error: words.money,
  };
}

/** How bounds of this field are entered. */
export function rangeEntryOf(field: Field, currency: string | undefined): RangeEntry {
  if (currency !== undefined) return money(currency);
  if (field.kind === 'time') return time;
  return field.kind === 'duration' ? duration(field.unit ?? 'minutes') : wholeNumber;
}
