import { rubricLimits, type rubricSchema } from '@callboard/api-contract/competition';
import type * as v from 'valibot';

/** Content of a rubric. */
export type RubricContent = v.InferOutput<typeof rubricSchema>;
export type CriterionContent = RubricContent['criteria'][number];
export type PenaltyContent = RubricContent['penalties'][number];
export type LevelContent = NonNullable<CriterionContent['levels']>[number];
/** The lists of a rubric, which have parts with a code and a label. */
export type RubricList = keyof RubricContent;

/** A change of the rubric as it is by then, so that an Undo leaves what was typed after it. */
export type RubricChange = (rubric: RubricContent) => RubricContent;

/** The rubric that a draft begins with. */
export const emptyRubric: RubricContent = { criteria: [], penalties: [] };

/** A code that no other part has, from the label that a part is added with; it stays when the label is reworded. */
export function codeFor(label: string, others: readonly { code: string }[]): string {
  const words = label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    // The rest is for a number.
    .slice(0, 36)
    .replace(/-+$/, '');
  const base = words === '' ? 'part' : words;
  const taken = new Set(others.map(({ code }) => code));
  let code = base;
  for (let nth = 2; taken.has(code); nth += 1) code = `${base}-${nth}`;
  return code;
}

/** A criterion with the scale of the last one, and what is missing to 100 as its weight. */
export function addCriterion(label: string): RubricChange {
  return (rubric) => {
    const { criteria } = rubric;
    if (criteria.length >= rubricLimits.criteria) return rubric;
    const last = criteria.at(-1);
    const rest = 100 - weightSum(criteria);
    const added: CriterionContent = {
      code: codeFor(label, criteria),
      label,
      weight: rest > 0 || !last ? rest : last.weight,
      min: last?.min ?? 0,
      max: last?.max ?? 10,
      step: last?.step ?? 1,
    };
    return { ...rubric, criteria: [...criteria, added] };
  };
}

/** A penalty of one point. */
export function addPenalty(label: string): RubricChange {
  return (rubric) => {
    const { penalties } = rubric;
    if (penalties.length >= rubricLimits.penalties) return rubric;
    return { ...rubric, penalties: [...penalties, { code: codeFor(label, penalties), label, points: 1 }] };
  };
}

export function changeCriterion(code: string, change: Partial<CriterionContent>): RubricChange {
  return (rubric) => ({ ...rubric, criteria: changed(rubric.criteria, code, () => change) });
}

export function changePenalty(code: string, change: Partial<PenaltyContent>): RubricChange {
  return (rubric) => ({ ...rubric, penalties: changed(rubric.penalties, code, () => change) });
}

/** Changes the levels of a criterion. */
export function changeLevels(
  code: string,
  change: (levels: readonly LevelContent[]) => LevelContent[],
): RubricChange {
  return (rubric) => ({
    ...rubric,
    criteria: changed(rubric.criteria, code, ({ levels = [] }) => ({ levels: change(levels) })),
  });
}

/** Moves a part one place up or down. */
export function movePart(list: RubricList, code: string, step: 1 | -1): RubricChange {
  return onList(list, (parts) => {
    const from = parts.findIndex((part) => part.code === code);
    const [part, to] = [parts[from], from + step];
    if (!part || to < 0 || to >= parts.length) return [...parts];
    return parts.toSpliced(from, 1).toSpliced(to, 0, part);
  });
}

export function removePart(list: RubricList, code: string): RubricChange {
  return onList(list, (parts) => parts.filter((part) => part.code !== code));
}

/** Puts a removed criterion back where it was; one that is there again stays as it is. */
export function restoreCriterion(criterion: CriterionContent, at: number): RubricChange {
  return (rubric) => ({ ...rubric, criteria: restored(rubric.criteria, criterion, at) });
}

/** The same for a penalty. */
export function restorePenalty(penalty: PenaltyContent, at: number): RubricChange {
  return (rubric) => ({ ...rubric, penalties: restored(rubric.penalties, penalty, at) });
}

/** The weights together; one that is not a number yet counts as none. */
export function weightSum(criteria: readonly { weight: number }[]): number {
  return criteria.reduce((sum, { weight }) => sum + (weight > 0 ? weight : 0), 0);
}

/** The share of a criterion in the whole, in percent with one decimal; null where it has no valid weight. */
export function shareOf(criteria: readonly { weight: number }[], weight: number): number | null {
  const sum = weightSum(criteria);
  return weight > 0 && Number.isFinite(sum) ? Math.round((weight / sum) * 1_000) / 10 : null;
}

function changed<Part extends { code: string }>(
  parts: readonly Part[],
  code: string,
  change: (part: Part) => Partial<Part>,
): Part[] {
  return parts.map((part) => (part.code === code ? { ...part, ...change(part) } : part));
}

function restored<Part extends { code: string }>(parts: Part[], part: Part, at: number): Part[] {
  return parts.some(({ code }) => code === part.code) ? parts : parts.toSpliced(at, 0, part);
}

function onList(
  list: RubricList,
  change: <Part extends { code: string }>(parts: readonly Part[]) => Part[],
): RubricChange {
  return (rubric) =>
    list === 'criteria'
      ? { ...rubric, criteria: change(rubric.criteria) }
      : { ...rubric, penalties: change(rubric.penalties) };
}
