import * as v from 'valibot';
import { languageCodes } from '../../languages';
import { isHashcode } from '../../schemas/formats';
import { actStates, outStates } from '../actStates.data';
import { panelJudges } from '../collections/panelJudges';
import { stages } from '../collections/stages';
import { progressionRuleSchema } from '../progressionSchema';
import { rubricSchema } from '../rubricSchema';
import { lineTieSchema, scoreMarkSchema, sealProblemKinds, sheetStatuses } from '../sheetSchema';
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
  /** State on the night. Before the release only the head judge and the office learn that it was taken out. */
  state: v.optional(v.picklist(actStates), 'expected'),
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
      /** When the reader made the penalties and the comment. */
      penaltiesAt: v.nullish(text),
      comment: text,
      commentAt: v.nullish(text),
      /** Why the reader stepped aside, or why it was opened again. */
      reason: text,
      signed_at: instant,
    }),
  ),
  /** The reader's own notes on acts. */
  privateMarks: v.optional(
    v.array(v.object({ entry: text, note: text, isMarked: v.boolean(), madeAt: text })),
    [],
  ),
  /** Try-out of the stage, which compares how its judges score, with the reader's own marks; null where there is none. */
  tryout: v.optional(v.nullable(v.object({ name: text, marks })), null),
});

/** All that a judge judges. */
export const judgingSchema = v.object({ stages: v.array(judgedStage) });
export type Judging = v.InferOutput<typeof judgingSchema>;
export type JudgedStage = Judging['stages'][number];
export type JudgedAct = JudgedStage['acts'][number];

const decided = {
  entry: text,
  /** For the head judge and the office, as who it was; empty for others. */
  reason: text,
  by: v.nullable(text),
  at: text,
};

const placeLeft = stages.fields.place_left.options.map(({ value }) => value);
const method = v.picklist(stages.fields.method.options.map(({ value }) => value));
const tieBreak = v.picklist(stages.fields.tie_break.options.map(({ value }) => value));

/** The findings of a check of the seals of a stage, with the rules and chains that it compared. */
const sealsSchema = v.object({
  /** The digest of the rules and the rubric, which is in each seal. */
  rules: text,
  /** How many seals each judge made, with the last one; for those who see the scores. */
  chains: v.array(v.object({ judge: text, count: v.number(), last: text })),
  /** At which sheet, where that is known. */
  problems: v.array(v.object({ kind: v.picklist(sealProblemKinds), judge: text, sheet: v.nullable(text) })),
});

/** A stage as the head judge and the office see it. */
export const judgingDeskSchema = v.object({
  stage: v.object({
    ...stageFacts,
    method,
    tie_break: tieBreak,
    decimals: v.number(),
    min_judges: v.number(),
    place_left: v.nullable(v.picklist(placeLeft)),
    /** Rules by which acts go on, in their order. */
    rules: v.optional(v.array(progressionRuleSchema), []),
    /** The first of them by place, for clients that know one rule. */
    next: v.nullable(named),
    next_count: v.nullable(v.number()),
    next_per_school: v.nullable(v.number()),
    /** When the results are to be released by themselves. */
    release_at: instant,
    /** Its results are released, and a correction of them is open. */
    isCorrecting: v.optional(v.boolean(), false),
    /** The name of who runs the ceremony that is open: until it is closed nothing of the results changes. */
    ceremony: v.optional(v.nullable(text), null),
  }),
  /** The reader leads the panel: can open sheets again, and release. */
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
      /** The stage counts without this judge, who stood down. */
      is_without: v.boolean(),
      /** Why the judge stood down; empty where no one wrote it. */
      reason: text,
    }),
  ),
  /** Users who can take a seat; for the head judge alone. */
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
      /** A broken seal: the sheet is not what was signed, or what was signed before it is gone. */
      isBroken: v.boolean(),
      /** `seal`: of the sheet as it was signed; null before. */
      open: v.nullable(v.object({ marks, penalties, comment: text, reason: text, seal: v.nullable(text) })),
    }),
  ),
  /** Admins from outside the panel who read the sheets, and why. */
  readings: v.optional(v.array(v.object({ name: text, reason: text, at: text })), []),
  /** The reader can read the sheets once they give a reason. */
  canReadSheets: v.optional(v.boolean(), false),
  /** Without a server that seals with a key there is nothing to check. */
  seals: v.optional(sealsSchema, { rules: '', chains: [], problems: [] }),
  /** Try-out that all judges score before the evening; null where there is none. It never counts. */
  tryout: v.nullable(
    v.object({
      name: text,
      /** For the head judge alone. */
      sheets: v.array(v.object({ judge: text, marks })),
    }),
  ),
  /** The votes of the audience so far, where a rule counts them; for those who see the scores. */
  votes: v.optional(v.array(v.object({ entry: text, votes: v.number() })), []),
  /** Acts that shared the place at the line in the released results, those of them that went on, and why; for those who see the scores. */
  tie: v.optional(v.nullable(lineTieSchema), null),
  /** Decisions of the head judge about places, for readers who see the scores. */
  decisions: v.array(
    v.variant('to', [
      v.object({ to: v.literal('place'), place: v.number(), ...decided }),
      v.object({ to: v.literal('out'), state: v.picklist(outStates), ...decided }),
    ]),
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
      /** Next acts in line, each with the place it would take. */
      offers: v.array(v.object({ ...inLine.entries, of: named })),
      /** Acts that share the next place, for so many places. */
      tied: v.array(v.object({ places: v.number(), acts: v.array(inLine) })),
    }),
  ),
});
export type OpenStagePlaces = v.InferOutput<typeof openPlacesSchema>['stages'][number];

/** A stage with those that its acts go on to. No place or total is in it. */
const linkedStage = v.object({
  hashcode: text,
  name: text,
  event: named,
  status: stageStatus,
  /** How many acts take part. */
  acts: v.number(),
  /** Rules by which its acts go on, in their order, and how many went on by each; null before the release. */
  rules: v.optional(
    v.array(v.object({ ...progressionRuleSchema.entries, wentOn: v.nullable(v.number()) })),
    [],
  ),
  next: v.nullable(text),
  next_count: v.nullable(v.number()),
  next_per_school: v.nullable(v.number()),
  /** How many went on; null before the release. */
  wentOn: v.nullable(v.number()),
});

/** The stages that lead to each other, directly or by others. */
export const stageGraphSchema = v.object({ stages: v.array(linkedStage) });
export type StageGraph = v.InferOutput<typeof stageGraphSchema>;

/** Queries of judges, the head judge and the office. */
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
    /** The check of seals and the readings of sheets, as the PDF shows them, for programs. */
    output: v.object({
      name: text,
      pdf: text,
      seals: sealsSchema,
      readings: judgingDeskSchema.entries.readings,
    }),
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
