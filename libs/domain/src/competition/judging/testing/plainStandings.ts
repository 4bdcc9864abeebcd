import type { JudgingFacts, ResultMethod } from '../resultRules';
import type { JudgeSheet } from '../rubric';

/** Standing of an act by the plain reading. */
export interface PlainStanding {
  entry: string;
  rank: number | null;
  total: string | null;
  decidedBy: string | null;
}

/**
 * The standings once more, as one would do them by hand with fractions: no sums carried along, each act compared with each other, roots
 * drawn to forty digits. Slow, and only to compare with.
 */
export function plainStandings(facts: JudgingFacts): PlainStanding[] {
  const { rules } = facts;
  const counts = (entry: string) => countedOf(facts, entry).length;
  const ranked = facts.entries.filter((entry) => counts(entry) >= Math.max(1, rules.minJudges));
  const keysOf = new Map(ranked.map((entry) => [entry, keys(facts, entry)]));
  const compare = (one: string, other: string) => compareKeys(keysOf.get(one) ?? [], keysOf.get(other) ?? []);
  return facts.entries.map((entry) => {
    const total = counts(entry) > 0 ? rounded(methodValue(facts, entry, rules.method), rules.decimals) : null;
    const base = { entry, total: total === null ? null : String(total) };
    if (!ranked.includes(entry)) return { ...base, rank: null, decidedBy: null };
    const others = ranked.filter((other) => other !== entry);
    const rank = 1 + others.filter((other) => compare(other, entry) < 0).length;
    return {
      ...base,
      rank,
      decidedBy: decidedBy(
        facts,
        keysOf.get(entry) ?? [],
        others.map((other) => keysOf.get(other) ?? []),
      ),
    };
  });
}

interface Fraction {
  over: bigint;
  under: bigint;
}

const divisor = (one: bigint, other: bigint): bigint => (other === 0n ? one : divisor(other, one % other));
const reduced = ({ over, under }: Fraction): Fraction => {
  const common = divisor(over < 0n ? -over : over, under);
  return { over: over / common, under: under / common };
};
const whole = (value: bigint): Fraction => ({ over: value, under: 1n });
const plus = (one: Fraction, other: Fraction): Fraction =>
  reduced({
    over: one.over * other.under + other.over * one.under,
    under: one.under * other.under,
  });
const times = (one: Fraction, other: Fraction): Fraction => ({
  over: one.over * other.over,
  under: one.under * other.under,
});
const minus = (one: Fraction, other: Fraction) => plus(one, times(whole(-1n), other));
const by = (one: Fraction, other: Fraction): Fraction => {
  const sign = other.over < 0n ? -1n : 1n;
  return { over: one.over * other.under * sign, under: one.under * other.over * sign };
};
const compareFractions = (one: Fraction, other: Fraction) => {
  const difference = one.over * other.under - other.over * one.under;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
};
const sum = (values: readonly Fraction[]) => values.reduce(plus, whole(0n));
const mean = (values: readonly Fraction[]) => by(sum(values), whole(BigInt(values.length)));

/** Reads a decimal as it is written: '0.25' is 25 of 100. */
function fraction(value: number): Fraction {
  const [before = '0', after = ''] = value.toFixed(6).split('.');
  return { over: BigInt(before + after), under: 10n ** BigInt(after.length) };
}

function root(of: Fraction): Fraction {
  const digits = 10n ** 40n;
  const square = (of.over * digits * digits) / of.under;
  let guess = square;
  let next = (guess + 1n) / 2n;
  while (next < guess) {
    guess = next;
    next = (guess + square / guess) / 2n;
  }
  return { over: guess, under: digits };
}

function isCounted({ rubric, entries }: JudgingFacts, { entry, status, scores }: JudgeSheet): boolean {
  const isComplete = rubric.criteria.every(({ code, min, max, step }) => {
    const score = scores[code];
    if (score === undefined || score < min || score > max + 1e-9) return false;
    const steps = by(minus(fraction(score), fraction(min)), fraction(step));
    return steps.over % steps.under === 0n;
  });
  return entries.includes(entry) && status === 'signed' && isComplete;
}

/** Counted sheets of a panel, which are read again and again. */
const countedIn = new WeakMap<JudgingFacts, JudgeSheet[]>();

function allCounted(facts: JudgingFacts): JudgeSheet[] {
  const counted = countedIn.get(facts) ?? facts.sheets.filter((sheet) => isCounted(facts, sheet));
  countedIn.set(facts, counted);
  return counted;
}

function countedOf(facts: JudgingFacts, entry: string): JudgeSheet[] {
  return allCounted(facts).filter((sheet) => sheet.entry === entry);
}

const pointsOf = new WeakMap<JudgeSheet, Fraction>();

function sheetPoints(facts: JudgingFacts, sheet: JudgeSheet): Fraction {
  const points = pointsOf.get(sheet) ?? weighted(facts, sheet);
  pointsOf.set(sheet, points);
  return points;
}

function weighted({ rubric }: JudgingFacts, { scores }: JudgeSheet): Fraction {
  const weights = sum(rubric.criteria.map(({ weight }) => fraction(weight)));
  const parts = rubric.criteria.map(({ code, weight, min, max }) => {
    const above = minus(fraction(scores[code] ?? min), fraction(min));
    const share = by(above, minus(fraction(max), fraction(min)));
    return times(share, by(fraction(weight), weights));
  });
  return times(sum(parts), whole(100n));
}

function penaltyOf({ rubric, penalties }: JudgingFacts, entry: string): Fraction {
  const points = (penalties[entry] ?? []).map(
    (code) => rubric.penalties.find((penalty) => penalty.code === code)?.points ?? 0,
  );
  return sum(points.map(fraction));
}

function methodValue(facts: JudgingFacts, entry: string, method: ResultMethod): Fraction {
  const mine = countedOf(facts, entry);
  const points = mine.map((sheet) => sheetPoints(facts, sheet)).sort(compareFractions);
  const off = penaltyOf(facts, entry);
  const count = points.length;
  switch (method) {
    case 'mean':
      return minus(mean(points), off);
    case 'trimmed':
      return minus(mean(count >= 4 ? points.slice(1, count - 1) : points), off);
    case 'median': {
      const two = [points[Math.ceil(count / 2) - 1], points[Math.floor(count / 2)]];
      return minus(mean(two.flatMap((each) => each ?? [])), off);
    }
    case 'zscore': {
      const all = allCounted(facts);
      const pool = all.map((sheet) => sheetPoints(facts, sheet));
      const scores = mine.map((sheet) => {
        const same = all
          .filter(({ judge }) => judge === sheet.judge)
          .map((other) => sheetPoints(facts, other));
        const spread = deviation(same);
        if (spread.over === 0n) return whole(0n);
        return by(minus(sheetPoints(facts, sheet), mean(same)), spread);
      });
      return minus(plus(mean(pool), times(mean(scores), deviation(pool))), off);
    }
    case 'ranks': {
      const all = allCounted(facts);
      const judges = new Set(all.map(({ judge }) => judge));
      const places = mine.map((sheet) => {
        const value = minus(sheetPoints(facts, sheet), off);
        const others = all
          .filter((other) => other.judge === sheet.judge && other.entry !== entry)
          .map((other) => minus(sheetPoints(facts, other), penaltyOf(facts, other.entry)));
        const better = others.filter((other) => compareFractions(other, value) > 0).length;
        const equal = others.filter((other) => compareFractions(other, value) === 0).length;
        return { over: BigInt(2 * better + equal + 2), under: 2n };
      });
      return times(mean(places), whole(BigInt(judges.size)));
    }
    default:
      return method satisfies never;
  }
}

function deviation(values: readonly Fraction[]): Fraction {
  const middle = mean(values);
  return root(mean(values.map((value) => minus(value, middle)).map((distance) => times(distance, distance))));
}

function rounded({ over, under }: Fraction, decimals: number): bigint {
  // A root ends at forty digits: what lacks less than a millionth of the last decimal to a half is one.
  const scaled = over * 10n ** BigInt(decimals) * 2_000_000n + under * 1_000_000n + under * 2n;
  const divisor = under * 2_000_000n;
  const rest = ((scaled % divisor) + divisor) % divisor;
  return (scaled - rest) / divisor;
}

/** One after the other: the total and what each tie-break compares, so that more is better; undefined where the rest is shared. */
function keys(facts: JudgingFacts, entry: string): (Fraction | undefined)[] {
  const { method, decimals, tieBreaks } = facts.rules;
  const total = (of: ResultMethod) => {
    const value = rounded(methodValue(facts, entry, of), decimals);
    return whole(of === 'ranks' ? -value : value);
  };
  const sheets = countedOf(facts, entry);
  const rest = tieBreaks.map((tieBreak) => {
    switch (tieBreak.kind) {
      case 'method':
        return total(tieBreak.method);
      case 'criterion':
        return mean(sheets.map(({ scores }) => fraction(scores[tieBreak.code] ?? 0)));
      case 'highest': {
        const best = sheets
          .map((sheet) => sheetPoints(facts, sheet))
          .sort(compareFractions)
          .at(-1);
        return minus(best ?? whole(0n), penaltyOf(facts, entry));
      }
      case 'shared':
        return undefined;
      default:
        return tieBreak satisfies never;
    }
  });
  return [total(method), ...rest];
}

function firstDifference(one: readonly (Fraction | undefined)[], other: readonly (Fraction | undefined)[]) {
  for (const [at, value] of one.entries()) {
    const otherValue = other[at];
    if (!value || !otherValue) return null;
    const order = compareFractions(otherValue, value);
    if (order !== 0) return { at, order };
  }
  return null;
}

function compareKeys(
  one: readonly (Fraction | undefined)[],
  other: readonly (Fraction | undefined)[],
): number {
  return firstDifference(one, other)?.order ?? 0;
}

function decidedBy(
  { rules }: JudgingFacts,
  mine: readonly (Fraction | undefined)[],
  others: readonly (readonly (Fraction | undefined)[])[],
): string | null {
  const differences = others.map((other) => firstDifference(mine, other)?.at ?? null);
  if (differences.includes(null))
    return rules.tieBreaks.some(({ kind }) => kind === 'shared') ? 'shared' : null;
  const last = Math.max(0, ...differences.map((at) => at ?? 0));
  return last === 0 ? 'total' : (rules.tieBreaks[last - 1]?.kind ?? null);
}
