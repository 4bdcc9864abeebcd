import type { JudgeSheet } from './rubric';

/** A judge, and an act that they are to judge. */
export interface SheetPlace {
  judge: string;
  entry: string;
}

/** Who judges what, and what is signed. */
export interface PanelFacts {
  judges: readonly string[];
  entries: readonly string[];
  sheets: readonly Pick<JudgeSheet, 'judge' | 'entry' | 'status'>[];
  /** Acts from which a judge stepped aside, with or without a sheet. */
  recusals: readonly SheetPlace[];
}

/** The sheets that are still to be signed, open ones too: by judge, then by entry, in the order given. */
export function missingSheets({ judges, entries, sheets, recusals }: PanelFacts): SheetPlace[] {
  const finished = sheets.filter(({ status }) => status !== 'open');
  const done = new Map<string, Set<string>>();
  for (const { judge, entry } of [...finished, ...recusals])
    done.set(judge, (done.get(judge) ?? new Set()).add(entry));
  return judges.flatMap((judge) =>
    entries.filter((entry) => !done.get(judge)?.has(entry)).map((entry) => ({ judge, entry })),
  );
}
