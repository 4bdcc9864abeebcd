import { exactScaleOf, type ExactScale } from './exactScale';
import type { JudgingFacts } from './resultRules';
import { sheetSteps, unitsOf } from './sheetTotal';

/** A signed sheet as numbers that no longer depend on other judges, so that leaving one out recalculates none of them. */
export interface Mark {
  /** Which judge of the panel. */
  judge: number;
  steps: readonly number[];
  /** The total of the sheet, in units of the scale. */
  units: number;
  /** Twice the place that the judge gives with penalties, so that a shared one is whole too. */
  doubledPlace: number;
  /** The same without penalties. */
  doubledPlaceRaw: number;
  /** How many billionths of a standard deviation the total is from the judge's mean. */
  deviation: number;
}

/** An act and the sheets that count for it. */
export interface Act {
  entry: string;
  marks: readonly Mark[];
  /** Deductions of penalties, in units of the scale. */
  off: number;
  hasUnsigned: boolean;
}

/** Sums over all totals that a judge gave. */
export interface JudgeSums {
  judge: string;
  count: number;
  sum: number;
  squares: bigint;
  /** True where the judge gave every act the same total. */
  isFlat: boolean;
}

/** Acts and judges of a stage; only judges of whom a sheet counts. */
export interface Panel {
  scale: ExactScale;
  acts: readonly Act[];
  judges: readonly JudgeSums[];
}

/** In how many parts a standard deviation is counted, so that sums of them are exact. */
export const billionths = 1_000_000_000;

/** Reads the sheets of a stage. Neither the order of judges nor that of entries makes a difference to any number. */
export function panelOf({ rubric, sheets, entries, penalties }: JudgingFacts): Panel {
  const scale = exactScaleOf(rubric);
  const acts = new Map(entries.toSorted().map((entry) => [entry, draftOf(scale, entry, penalties)]));
  const byJudge = new Map<string, Counted[]>();
  for (const sheet of sheets) {
    const act = acts.get(sheet.entry);
    if (!act || sheet.status === 'recused') continue;
    const steps = sheet.status === 'signed' ? sheetSteps(scale, sheet) : null;
    if (!steps) {
      act.hasUnsigned = true;
      continue;
    }
    const counted = byJudge.get(sheet.judge) ?? [];
    counted.push({ act, steps, units: unitsOf(scale, steps) });
    byJudge.set(sheet.judge, counted);
  }
  const judges = [...byJudge].map(([judge, counted], at) => ({ judge, ...addMarks(at, counted) }));
  return { scale, acts: [...acts.values()], judges };
}

interface DraftAct extends Act {
  marks: Mark[];
}

interface Counted extends Pick<Mark, 'steps' | 'units'> {
  act: DraftAct;
}

function draftOf(scale: ExactScale, entry: string, penalties: JudgingFacts['penalties']): DraftAct {
  const codes = penalties[entry] ?? [];
  const off = codes.reduce((sum, code) => sum + (scale.penalties.get(code) ?? 0), 0);
  return { entry, marks: [], off, hasUnsigned: false };
}

function addMarks(judge: number, counted: readonly Counted[]): Omit<JudgeSums, 'judge'> {
  const count = counted.length;
  const sum = counted.reduce((total, { units }) => total + units, 0);
  const squares = counted.reduce((total, { units }) => total + BigInt(units) ** 2n, 0n);
  const spread = Math.sqrt(Number(BigInt(count) * squares - BigInt(sum) ** 2n));
  const places = doubledPlaces(counted.map(({ act, units }) => units - act.off));
  const raw = doubledPlaces(counted.map(({ units }) => units));
  for (const [at, { act, steps, units }] of counted.entries())
    act.marks.push({
      judge,
      steps,
      units,
      doubledPlace: places[at] ?? 0,
      doubledPlaceRaw: raw[at] ?? 0,
      deviation: spread === 0 ? 0 : Math.round(((count * units - sum) / spread) * billionths),
    });
  return { count, sum, squares, isFlat: spread === 0 };
}

/** Twice the places of totals, the highest first; equal ones share the mean of theirs. */
function doubledPlaces(totals: readonly number[]): number[] {
  const order = totals.map((_, at) => at).sort((one, other) => (totals[other] ?? 0) - (totals[one] ?? 0));
  const places = Array.from(totals, () => 0);
  let from = 0;
  while (from < order.length) {
    let to = from;
    while (to + 1 < order.length && totals[order[to + 1] ?? 0] === totals[order[from] ?? 0]) to += 1;
    // Places from + 1 to to + 1 have twice the mean from + to + 2.
    for (let at = from; at <= to; at += 1) places[order[at] ?? 0] = from + to + 2;
    from = to + 1;
  }
  return places;
}
