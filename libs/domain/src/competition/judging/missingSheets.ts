import type { JudgeSheet } from './rubric';

/** A judge, and an act that they are to judge. */
export interface SheetPlace {
  judge: string;
  entry: string;
}

/** Judges and acts of a panel, and the signed sheets. */
export interface PanelFacts {
  judges: readonly string[];
  entries: readonly string[];
  sheets: readonly Pick<JudgeSheet, 'judge' | 'entry' | 'status'>[];
  /** Acts from which a judge stepped aside, with or without a sheet. */
  recusals: readonly SheetPlace[];
  /** The seats of the panel by judge, of those who were replaced too: a substitute has the seat of the judge before. */
  seats?: Readonly<Record<string, string>>;
}

/**
 * The sheets that are still to be signed, open ones too: by judge, then by entry, in the order given. What was signed stays signed for
 * its seat, so that a substitute has only the acts that the judge before had not signed.
 */
export function missingSheets({ judges, entries, sheets, recusals, seats = {} }: PanelFacts): SheetPlace[] {
  const done = new Map<string, Set<string>>();
  const add = (by: string, entry: string) => done.set(by, (done.get(by) ?? new Set()).add(entry));
  const seatOf = (judge: string) => `seat of ${seats[judge] ?? judge}`;
  for (const { judge, entry, status } of sheets) {
    if (status === 'signed') add(seatOf(judge), entry);
    // A judge who stepped aside has reasons that are no one else's.
    if (status === 'recused') add(judge, entry);
  }
  for (const { judge, entry } of recusals) add(judge, entry);
  return judges.flatMap((judge) =>
    entries
      .filter((entry) => !done.get(judge)?.has(entry) && !done.get(seatOf(judge))?.has(entry))
      .map((entry) => ({ judge, entry })),
  );
}
