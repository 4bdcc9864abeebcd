import type { BookedEntry } from '@callboard/api-contract/finance';

/** A line of an entry: one of the two amounts is zero. */
export interface DebitCredit {
  debit: number;
  credit: number;
}

/** Sums of lines. */
export function sumsOf(lines: readonly DebitCredit[]): DebitCredit {
  return lines.reduce(
    (sums, { debit, credit }) => ({ debit: sums.debit + debit, credit: sums.credit + credit }),
    { debit: 0, credit: 0 },
  );
}

/** Checks whether lines make an entry: two at least, each with one side, and both sides of the same sum. */
export function isBalanced(lines: readonly DebitCredit[]): boolean {
  const { debit, credit } = sumsOf(lines);
  const areWhole = lines.every((line) => line.debit >= 0 && line.credit >= 0);
  return lines.length >= 2 && areWhole && lines.every(hasOneSide) && debit === credit;
}

/** The lines of a reversal: each debit is a credit, and each credit a debit. */
export function mirrored<Line extends DebitCredit>(lines: readonly Line[]): Line[] {
  return lines.map((line) => ({ ...line, debit: line.credit, credit: line.debit }));
}

/** An amount that is owed to an account, or by it below zero, as a line. */
export function toSides(amount: number): DebitCredit {
  return amount >= 0 ? { debit: amount, credit: 0 } : { debit: 0, credit: -amount };
}

/** Why an entry cannot be reversed; null where it can. */
export type ReversalRefusal = 'alreadyReversed' | 'reversalIsFinal' | 'reverseAtSource';

/** An entry is reversed once. One that follows from a record is corrected at that record, whose figures would differ otherwise. */
export function reversalRefusal({
  source,
  reverses,
  reversed_by,
}: Pick<BookedEntry, 'source' | 'reverses' | 'reversed_by'>): ReversalRefusal | null {
  if (reversed_by !== null) return 'alreadyReversed';
  if (reverses !== null) return 'reversalIsFinal';
  return source === null ? null : 'reverseAtSource';
}

function hasOneSide({ debit, credit }: DebitCredit): boolean {
  return (debit === 0) !== (credit === 0);
}
