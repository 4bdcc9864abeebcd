import { isTimeOfDay, longestDuration, words, type Field } from '@callboard/api-contract';
import { formatDuration, parseDuration } from '@callboard/domain/calendar';
import { formatAmount, isMoney, parseMoney } from '@callboard/forms';

/** How the bound of a range is typed: the address holds it as the wire does. */
export interface RangeEntry {
  /** A bound as it is typed; '' for none. */
  show: (value: string) => string;
  /** What was typed as the address holds it; undefined where it means nothing. */
  read: (text: string) => string | undefined;
  /** What is said of what means nothing. */
  fault: string;
  /** What one looks like. */
  example?: string;
}

const time: RangeEntry = {
  show: (value) => value,
  read: (text) => {
    const padded = /^\d:/.test(text) ? `0${text}` : text;
    return isTimeOfDay(padded) ? padded : undefined;
  },
  fault: words.time,
  example: '19:30',
};

const duration: RangeEntry = {
  show: (value) => (value === '' ? '' : formatDuration(Number(value))),
  read: (text) => {
    const minutes = /^\d{1,4}$/.test(text) ? Number(text) : parseDuration(text);
    return minutes === null || minutes > longestDuration ? undefined : String(minutes);
  },
  fault: words.duration,
  example: '01:30',
};

/** As people write it, of whose smallest unit the address counts. */
function money(currency: string): RangeEntry {
  return {
    show: (value) => (value === '' ? '' : formatAmount({ amount: Number(value), currency })),
    read: (text) => {
      const amount = parseMoney(text, currency);
      return isMoney(amount) ? String(amount.amount) : undefined;
    },
    fault: words.money,
  };
}

/** How bounds of this field are typed; undefined for whole numbers, which the input of numbers reads. */
export function rangeEntryOf({ kind }: Field, currency: string | undefined): RangeEntry | undefined {
  if (currency !== undefined) return money(currency);
  if (kind === 'time') return time;
  return kind === 'duration' ? duration : undefined;
}
