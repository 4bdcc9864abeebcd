import { actStates } from '../actStates.data';
import { resultVersions } from '../collections/resultVersions';
import { progressionFactsSchema } from '../progressionSchema';
import { lineDifferencesSchema } from '../sheetSchema';
import * as v from 'valibot';
import { languageCodes } from '../../languages';
import { isHashcode } from '../../schemas/formats';
import { defineQuery, noQuery } from '../../defineQuery';
import { publicNames } from '../../schemas/publicNames';

const text = v.string();
const count = v.pipe(v.number(), v.integer());
const hashcode = v.pipe(v.string(), v.check(isHashcode));

/** As many certificates as one PDF has. */
export const certificatesInOne = 25;

/** An act in released results. */
const resultFacts = {
  place: v.nullable(count),
  /** It goes on to the next stage. */
  goesOn: v.boolean(),
  /** The audience gave it the most votes. */
  isFavourite: v.boolean(),
  /** A corrected release changed its line. */
  isCorrected: v.boolean(),
};

export const stageResultsSchema = v.object({
  stage: text,
  event: text,
  next: v.nullable(text),
  acts: v.array(
    v.object({
      ...resultFacts,
      name: text,
      school: v.nullable(text),
      entry: text,
      /** State of the act: one that is out has no place. */
      state: v.picklist(actStates),
      total: v.nullable(text),
    }),
  ),
});
export type StageResults = v.InferOutput<typeof stageResultsSchema>;

export const publicResultsSchema = v.object({
  stages: v.array(
    v.object({
      hashcode: text,
      name: text,
      event: text,
      next: v.nullable(text),
      released_at: v.pipe(v.string(), v.isoTimestamp()),
      /** The time zone of its venue, or else of the tenant. */
      zone: text,
      acts: v.array(v.object({ ...publicNames, ...resultFacts })),
    }),
  ),
});
export type PublicResults = v.InferOutput<typeof publicResultsSchema>;

export const ceremonySchema = v.object({
  stage: text,
  event: text,
  /** Rights of the reader in the ceremony: open it, run it, or watch it. */
  canOpen: v.boolean(),
  canRun: v.boolean(),
  released: v.boolean(),
  /** The judging is not closed, or sheets are missing. */
  isReady: v.boolean(),
  /** How many acts are shown; null: it is not open. */
  step: v.nullable(count),
  /** How many there are. */
  steps: count,
  frozen: v.boolean(),
  /** The results are released with the last step. */
  releases: v.boolean(),
  driver: v.nullable(v.object({ hashcode: text, title: text })),
  /** The acts that go on where it is opened with the release, and those that share the place at the line; null for those who do not open it before the release. */
  line: v.nullable(
    v.object({
      /** Facts that decide it, by rules; null where the stage leads nowhere. */
      facts: v.optional(v.nullable(progressionFactsSchema), null),
      goOn: v.array(v.object({ entry: text, name: text })),
      tied: v.nullable(v.object({ places: count, acts: v.array(v.object({ entry: text, name: text })) })),
    }),
  ),
  /** Changes of the results since it was opened, which it does not show; null for those who do not open it. */
  changed: v.nullable(lineDifferencesSchema),
  /** The acts that are shown, the newest last, and nothing of the others. */
  acts: v.array(v.object({ name: text, school: v.nullable(text), place: count, total: v.nullable(text) })),
});
export type Ceremony = v.InferOutput<typeof ceremonySchema>;

/** The versions of the results of a stage, and the correction that is open. */
export const correctionSchema = v.object({
  /** The reader opens and releases corrections. */
  canCorrect: v.boolean(),
  /** The newest first. */
  versions: v.array(
    v.object({
      number: count,
      status: v.picklist(resultVersions.fields.status.options.map(({ value }) => value)),
      reason: text,
      by: v.nullable(text),
      released_at: v.nullable(text),
      differences: lineDifferencesSchema,
    }),
  ),
  /** The correction that is open, for those who make it. */
  open: v.nullable(
    v.object({
      reason: text,
      /** Sheets that are not signed again: until they are, nothing is computed. */
      missing: count,
      differences: lineDifferencesSchema,
      /** Acts that go on now, by the places, and those that share the place at the line. */
      goOn: v.array(text),
      tied: v.nullable(v.object({ places: count, entries: v.array(text) })),
      /** Facts that decide who goes on; null where the stage leads nowhere. */
      facts: v.optional(v.nullable(progressionFactsSchema), null),
      /** The stages that acts go on to or went on to, how far each is, and who went on to it with the version before. */
      targets: v.optional(
        v.array(v.object({ hashcode: text, name: text, status: text, wentOn: v.array(text) })),
        [],
      ),
      /** Where they go on to, how far that is, and who went on with the version before. */
      next: v.nullable(v.object({ name: text, status: text, wentOn: v.array(text) })),
    }),
  ),
});
export type Correction = v.InferOutput<typeof correctionSchema>;

/** Queries of released results, and of no others; of a ceremony the part that it has shown. */
export const resultQueries = {
  publicResults: defineQuery({
    group: 'Season',
    summary: 'The released results of the stages of public events, from last year on: acts and schools alone',
    path: 'season/results',
    input: noQuery,
    output: publicResultsSchema,
    envelope: 'data',
    roles: 'public',
    rateClass: 'notice',
    isCached: true,
    clause: '3.24, 1.10',
  }),

  stageResults: defineQuery({
    group: 'Judging',
    summary: 'The released results of a stage, by place',
    path: 'stages/{stage}/results',
    input: v.object({ stage: hashcode }),
    output: stageResultsSchema,
    envelope: 'data',
    roles: ['staff', 'judge'],
    problems: ['missing'],
    clause: '3.24, 1.10',
  }),

  resultCorrection: defineQuery({
    group: 'Judging',
    summary: 'The versions of the released results of a stage, with what the open correction would change',
    path: 'stages/{stage}/correction',
    input: v.object({ stage: hashcode }),
    output: correctionSchema,
    envelope: 'data',
    isBackground: true,
    roles: ['staff', 'judge'],
    problems: ['missing'],
    clause: '3.24, 1.10',
  }),

  ceremony: defineQuery({
    group: 'Judging',
    summary: 'The ceremony of a stage: the acts that it has shown, and no others',
    path: 'stages/{stage}/ceremony',
    input: v.object({ stage: hashcode }),
    output: ceremonySchema,
    envelope: 'data',
    roles: ['staff', 'judge'],
    problems: ['missing'],
    clause: '3.24, 1.10',
  }),

  certificates: defineQuery({
    group: 'Judging',
    summary:
      'The certificates of a released stage as a PDF, a page each, from one on; those that the reader can read',
    path: 'stages/{stage}/certificates',
    input: v.object({
      stage: hashcode,
      /** Of this act alone. */
      entry: v.optional(hashcode),
      /** How many to leave out: for those that follow in another file. */
      from: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/)), '0'),
      language: v.optional(v.picklist(languageCodes), 'en'),
    }),
    output: v.object({ name: text, pdf: text, count, total: count }),
    envelope: 'data',
    roles: ['staff', 'participant'],
    problems: ['missing'],
    clause: '3.24, 1.10',
  }),
};
