import * as v from 'valibot';
import { languageCodes } from '../../languages';
import { isHashcode } from '../../schemas/formats';
import { panelJudges } from '../collections/panelJudges';
import { stages } from '../collections/stages';
import { rubricSchema } from '../rubricSchema';
import { scoreMarkSchema, sheetStatuses } from '../sheetSchema';
import { defineQuery, noQuery } from '../../defineQuery';

const text = v.string();
const instant = v.nullable(v.string());
const named = v.object({ hashcode: text, title: text });
const stageStatus = v.picklist(stages.fields.status.options.map(({ value }) => value));
const sheetStatus = v.picklist(sheetStatuses);

/** An act of a stage, in the order of its time on stage. */
const act = v.object({
  hashcode: text,
  name: text,
  school: v.nullable(text),
  /** The school's hashcode. */
  organisation: v.nullable(text),
  performance: v.nullable(named),
  from: instant,
});

const marks = v.array(scoreMarkSchema);
const penalties = v.array(text);

const stageFacts = {
  hashcode: text,
  name: text,
  status: stageStatus,
  event: named,
  /** The time zone of the venue. */
  zone: text,
  rubric: v.nullable(rubricSchema),
};

/** A stage on whose panel the reader sits, with everything that a device without network needs to judge it. */
const judgedStage = v.object({
  ...stageFacts,
  isHead: v.boolean(),
  acts: v.array(act),
  /** The reader's own. */
  sheets: v.array(
    v.object({
      entry: text,
      status: sheetStatus,
      marks,
      penalties,
      comment: text,
      /** Why the reader stepped aside, or why it was opened again. */
      reason: text,
      signed_at: instant,
    }),
  ),
  /** What the reader noted of acts for themselves. */
  privateMarks: v.optional(
    v.array(v.object({ entry: text, note: text, isMarked: v.boolean(), madeAt: text })),
    [],
  ),
  /** What the judges of the stage score to compare how they judge, with the reader's own marks; null where there is nothing to. */
  tryout: v.optional(v.nullable(v.object({ name: text, marks })), null),
});

/** All that a judge judges. */
export const judgingSchema = v.object({ stages: v.array(judgedStage) });
export type Judging = v.InferOutput<typeof judgingSchema>;
export type JudgedStage = Judging['stages'][number];
export type JudgedAct = JudgedStage['acts'][number];

const method = v.picklist(stages.fields.method.options.map(({ value }) => value));
const tieBreak = v.picklist(stages.fields.tie_break.options.map(({ value }) => value));

/** A stage as the head judge and the office see it. */
export const judgingDeskSchema = v.object({
  stage: v.object({
    ...stageFacts,
    method,
    tie_break: tieBreak,
    decimals: v.number(),
    min_judges: v.number(),
    next: v.nullable(named),
    next_count: v.nullable(v.number()),
    next_per_school: v.nullable(v.number()),
    /** When the results are to be released by themselves. */
    release_at: instant,
  }),
  /** Whether the reader can open sheets again, and release. */
  isHead: v.boolean(),
  judges: v.array(
    v.object({
      user: text,
      name: text,
      status: v.picklist(panelJudges.fields.status.options.map(({ value }) => value)),
      /** When something of this judge last arrived. */
      last_at: instant,
      /** The seat on the panel: a substitute has that of the judge before. */
      seat: text,
      /** Whether the stage counts without this judge, who stood down. */
      is_without: v.boolean(),
      /** Why the judge stood down; empty where no one wrote it. */
      reason: text,
    }),
  ),
  /** Who can take a seat; for the head judge alone. */
  substitutes: v.array(v.object({ user: text, name: text })),
  acts: v.array(act),
  /** Without scores where the reader does not lead the panel and the results are not released. */
  sheets: v.array(
    v.object({
      hashcode: text,
      entry: text,
      judge: text,
      status: sheetStatus,
      signed_at: instant,
      /** A broken seal: the sheet is not what was signed. */
      isBroken: v.boolean(),
      /** `seal`: the digest of the sheet as it was signed; null before. */
      open: v.nullable(v.object({ marks, penalties, comment: text, reason: text, seal: v.nullable(text) })),
    }),
  ),
  /** What all judges score before the evening; null where there is nothing to. It never counts. */
  tryout: v.nullable(
    v.object({
      name: text,
      /** For the head judge alone. */
      sheets: v.array(v.object({ judge: text, marks })),
    }),
  ),
  /** The places that the head judge gave, for those who see the scores. */
  decisions: v.array(
    v.object({
      entry: text,
      place: v.nullable(v.number()),
      /** For the head judge and the office, as who it was; empty for others. */
      reason: text,
      by: v.nullable(text),
      at: v.string(),
    }),
  ),
});
export type JudgingDesk = v.InferOutput<typeof judgingDeskSchema>;
export type DeskSheet = JudgingDesk['sheets'][number];
export type DeskDecision = JudgingDesk['decisions'][number];

const inLine = v.object({ ...named.entries, school: v.nullable(text), place: v.nullable(v.number()) });

/** Places of a stage that were given up, by the stage whose results had given them. */
export const openPlacesSchema = v.object({
  stages: v.array(
    v.object({
      from: named,
      gaveUp: v.array(named),
      /** Who is next in line for which of them. */
      offers: v.array(v.object({ ...inLine.entries, of: named })),
      /** Acts that share the next place, for so many places. */
      tied: v.array(v.object({ places: v.number(), acts: v.array(inLine) })),
    }),
  ),
});
export type OpenStagePlaces = v.InferOutput<typeof openPlacesSchema>['stages'][number];

/** A stage with the one that its acts go on to. No place or total is in it. */
const linkedStage = v.object({
  hashcode: text,
  name: text,
  event: named,
  status: stageStatus,
  /** How many acts take part. */
  acts: v.number(),
  next: v.nullable(text),
  next_count: v.nullable(v.number()),
  next_per_school: v.nullable(v.number()),
  /** How many went on; null before the release. */
  wentOn: v.nullable(v.number()),
});

/** The stages that lead to each other, directly or by others. */
export const stageGraphSchema = v.object({ stages: v.array(linkedStage) });
export type StageGraph = v.InferOutput<typeof stageGraphSchema>;

/** What judges, the head judge and the office read. */
export const judgingQueries = {
  judging: defineQuery({
    summary: 'The stages that the reader judges, with acts and own score sheets',
    group: 'Judging',
    path: 'judging',
    input: noQuery,
    output: judgingSchema,
    envelope: 'data',
    roles: ['judge'],
    clause: '3.24, 1.10',
  }),

  judgingDesk: defineQuery({
    summary: 'How far the judging of a stage is; for its head judge all sheets',
    group: 'Judging',
    path: 'stages/{stage}/judging',
    input: v.object({ stage: v.pipe(v.string(), v.check(isHashcode)) }),
    output: judgingDeskSchema,
    envelope: 'data',
    roles: ['staff', 'judge'],
    problems: ['missing'],
    clause: '3.24, 1.10',
  }),

  judgingProtocol: defineQuery({
    summary: 'The signed sheets of a stage with their seals as a PDF, for those who see the scores',
    group: 'Judging',
    path: 'stages/{stage}/protocol',
    input: v.object({
      stage: v.pipe(v.string(), v.check(isHashcode)),
      language: v.optional(v.picklist(languageCodes), 'en'),
    }),
    output: v.object({ name: text, pdf: text }),
    envelope: 'data',
    roles: ['staff', 'judge'],
    problems: ['missing'],
    clause: '3.24',
  }),

  openPlaces: defineQuery({
    summary: 'Places of a stage that were given up, and the acts that are next in line for them',
    group: 'Judging',
    path: 'stages/{stage}/open-places',
    input: v.object({ stage: v.pipe(v.string(), v.check(isHashcode)) }),
    output: openPlacesSchema,
    envelope: 'data',
    isBackground: true,
    roles: ['staff'],
    problems: ['missing'],
    clause: '3.24, 7.40',
  }),

  stageGraph: defineQuery({
    summary: 'The stages that lead to a stage or follow it, with how many go on from each',
    group: 'Judging',
    path: 'stages/{stage}/graph',
    input: v.object({ stage: v.pipe(v.string(), v.check(isHashcode)) }),
    output: stageGraphSchema,
    envelope: 'data',
    isBackground: true,
    roles: ['staff'],
    problems: ['missing'],
    clause: '3.24, 7.40',
  }),
};
