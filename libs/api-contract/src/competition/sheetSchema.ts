import * as v from 'valibot';
import { actStates, outStates } from './actStates.data';
import { rubricLimits } from './rubricSchema';
import { madeTime } from '../madeTime';
import { textInput } from '../schemas/textInput';

/** The statuses of a score sheet. */
export const sheetStatuses = ['open', 'signed', 'recused'] as const;
export type SheetStatus = (typeof sheetStatuses)[number];

/** How long a seal can be: the name of its key and a signature, or before seals had a key, a digest. */
export const sealLimit = 80;

/**
 * Findings of a check of seals. `altered`: a sheet is not what was signed. `missing`: one that was signed earlier is gone. `tail`: those
 * that were signed last are gone. `key`: it was not sealed by this server. `rules`: it was judged by other rules than the stage has now.
 */
export const sealProblemKinds = ['altered', 'missing', 'tail', 'key', 'rules'] as const;
export type SealProblemKind = (typeof sealProblemKinds)[number];

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

/** Mark of a judge for one criterion, with device and time: by these, the marks of several devices merge into one sheet. */
export const scoreMarkSchema = v.strictObject({
  code,
  /** Null: cleared. */
  value: v.nullable(v.pipe(v.number(), v.finite())),
  note: v.exactOptional(textInput(sheetLimits.note, 'lines')),
  ...madeTime,
  device: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
});

/** The marks of a sheet, a criterion once, and the penalties that the judge gave. */
export const sheetContentSchema = v.object({
  marks: v.pipe(v.array(scoreMarkSchema), v.maxLength(rubricLimits.criteria)),
  penalties: v.pipe(v.array(code), v.maxLength(rubricLimits.penalties)),
  /** When the penalties and the comment were made. */
  penaltiesAt: v.exactOptional(instant),
  commentAt: v.exactOptional(instant),
  /** The seals that it had before it was opened again. */
  pastSeals: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(sealLimit))), v.maxLength(50)), []),
  /** By the server, when it was opened again: these are the seals that it had. */
  pastProof: v.exactOptional(v.pipe(v.string(), v.maxLength(sealLimit))),
});

/** Feedback to an entry after the release: the scores and remarks of each judge without names. */
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

/** Author, reason and time of a decision. */
const decided = {
  reason: textInput(sheetLimits.decision, 'lines'),
  /** The user. */
  by: v.pipe(v.string(), v.maxLength(40)),
  at: instant,
};

/** Decision of the head judge about an act, against its sheets: it has another place, or is taken out and has none. */
export const placeDecisionSchema = v.variant('to', [
  v.object({
    to: v.literal('place'),
    place: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)),
    ...decided,
  }),
  v.object({ to: v.literal('out'), state: v.picklist(outStates), ...decided }),
]);

/** Options for the next stage where a correction changes who goes on: it is repaired, only added to, or left as it is. */
export const nextOptions = ['repair', 'add', 'leave'] as const;
export type NextOption = (typeof nextOptions)[number];

const place = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)));
const state = v.picklist(actStates);
const shown = v.nullable(v.pipe(v.string(), v.maxLength(12)));
const name = v.pipe(v.string(), v.maxLength(200));

/** A change that a correction makes in the line of one act; of its feedback only that it is another. */
export const lineChangeSchema = v.variant('kind', [
  v.object({ kind: v.literal('name'), from: name, to: name }),
  v.object({ kind: v.literal('state'), from: state, to: state }),
  v.object({ kind: v.literal('place'), from: place, to: place }),
  v.object({ kind: v.literal('total'), from: shown, to: shown }),
  v.object({ kind: v.literal('goesOn'), to: v.boolean() }),
  v.object({ kind: v.literal('feedback') }),
]);
export type LineChange = v.InferOutput<typeof lineChangeSchema>;

const entry = v.pipe(v.string(), v.maxLength(40));

/** The acts whose lines differ between two versions of results, with what differs. */
export const lineDifferencesSchema = v.array(v.object({ entry, name, changes: v.array(lineChangeSchema) }));

/** Acts that shared the place at the line, those of them that go on, and why. */
export const lineTieSchema = v.object({
  entries: v.array(entry),
  goOn: v.array(entry),
  reason: textInput(sheetLimits.decision, 'lines'),
});
export type LineTie = v.InferOutput<typeof lineTieSchema>;

/** A version of the results of a stage as it was released; what the judges gave and wrote stands with each act. */
export const resultVersionSchema = v.object({
  lines: v.array(v.object({ entry, name, state, place, total: shown, wentOn: v.boolean() })),
  differences: lineDifferencesSchema,
  /** The repair of the next stage; null where none was needed. */
  next: v.nullable(v.picklist(nextOptions)),
  tie: v.optional(v.nullable(lineTieSchema), null),
});
