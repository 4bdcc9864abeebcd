import * as v from 'valibot';
import { rubricLimits } from './rubricSchema';
import { textInput } from '../schemas/textInput';

/** The statuses of a score sheet. */
export const sheetStatuses = ['open', 'signed', 'recused'] as const;
export type SheetStatus = (typeof sheetStatuses)[number];

/** How long what a judge writes can be. */
export const sheetLimits = {
  /** About one criterion. */
  note: 500,
  /** To those who entered, and for the judge alone. */
  comment: 4_000,
  /** Why a judge steps aside, or a sheet is opened again. */
  reason: 500,
  /** Why the head judge gave an act another place, which stands in the next stage as the reason that it is there. */
  decision: 300,
} as const;

const code = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const instant = v.pipe(v.string(), v.maxLength(40), v.isoTimestamp());

/** What a judge gave for one criterion, on which device and when: by these, what several devices have becomes one sheet. */
export const scoreMarkSchema = v.strictObject({
  code,
  /** Null: cleared. */
  value: v.nullable(v.pipe(v.number(), v.finite())),
  note: v.exactOptional(textInput(sheetLimits.note, 'lines')),
  madeAt: instant,
  device: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
});

/** The marks of a sheet, a criterion once, and the penalties that the judge gave. */
export const sheetContentSchema = v.object({
  marks: v.pipe(v.array(scoreMarkSchema), v.maxLength(rubricLimits.criteria)),
  penalties: v.pipe(v.array(code), v.maxLength(rubricLimits.penalties)),
  /** The seals that it had before it was opened again. */
  pastSeals: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(50)), []),
});

/** What an entry reads after the release: the scores of each judge without names, and what they wrote. */
export const feedbackSchema = v.object({
  judges: v.array(
    v.object({
      total: v.nullable(v.number()),
      scores: v.array(
        v.object({ label: v.string(), value: v.nullable(v.number()), max: v.number(), note: v.string() }),
      ),
      comment: v.string(),
    }),
  ),
  penalties: v.array(v.object({ label: v.string(), points: v.number() })),
});

/** A place that the head judge gave an act, against its sheets. */
export const placeDecisionSchema = v.object({
  /** Null: it has no place. */
  place: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000))),
  reason: textInput(sheetLimits.decision, 'lines'),
  /** The user. */
  by: v.pipe(v.string(), v.maxLength(40)),
  at: instant,
});
