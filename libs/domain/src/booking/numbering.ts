import type { PlanRow, PlanSection } from '@callboard/api-contract/booking';

/** How the seats of a row are numbered. */
export interface SeatNumbering {
  /** `aisle`: odd numbers from the middle to the left, even numbers from the middle to the right. */
  from: 'left' | 'right' | 'aisle';
  step: 'all' | 'odd' | 'even';
  start: number;
}

/** How the rows of a section are named. */
export interface RowNaming {
  /** Letters leave out I and O, which people read as 1 and 0. */
  style: 'letters' | 'numbers';
  from: 'first' | 'last';
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The numbers of so many seats, from left to right. */
export function seatNumbers(count: number, { from, step, start }: SeatNumbering): string[] {
  if (from === 'aisle') {
    const left = Math.ceil(count / 2);
    return Array.from({ length: count }, (_, index) =>
      String(index < left ? 2 * (left - index) - 1 : 2 * (index - left + 1)),
    );
  }
  const first = firstNumber(start, step);
  const numbers = Array.from({ length: count }, (_, index) =>
    String(first + index * (step === 'all' ? 1 : 2)),
  );
  return from === 'left' ? numbers : numbers.reverse();
}

function firstNumber(start: number, step: SeatNumbering['step']): number {
  if (step === 'all') return start;
  const isOdd = Math.abs(start % 2) === 1;
  return isOdd === (step === 'odd') ? start : start + 1;
}

/** The name of the row at this index: A to Z without I and O, then AA. */
export function letterName(index: number): string {
  const last = letters.charAt(index % letters.length);
  return index < letters.length ? last : letterName(Math.floor(index / letters.length) - 1) + last;
}

/** A row with its seats numbered from left to right. Ids stay. */
export function numberSeats(row: PlanRow, numbering: SeatNumbering): PlanRow {
  const numbers = seatNumbers(row.seats.length, numbering);
  return {
    ...row,
    seats: row.seats.map((seat, index) => ({ ...seat, number: numbers[index] ?? seat.number })),
  };
}

/** A section with its rows named in their order. Ids stay. */
export function nameRows(section: PlanSection, { style, from }: RowNaming): PlanSection {
  const last = section.rows.length - 1;
  return {
    ...section,
    rows: section.rows.map((row, index) => {
      const place = from === 'first' ? index : last - index;
      return { ...row, name: style === 'letters' ? letterName(place) : String(place + 1) };
    }),
  };
}
