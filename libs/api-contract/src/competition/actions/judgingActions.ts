import * as v from 'valibot';
import { outStates } from '../actStates.data';
import { nextOptions, scoreMarkSchema, sheetLimits } from '../sheetSchema';
import { ruleSelectionsSchema } from '../progressionSchema';
import { rubricLimits } from '../rubricSchema';
import { textInput } from '../../schemas/textInput';
import { defineAction, noOutput } from '../../defineAction';
import { hashcodeInput, reasonInput } from '../../inputs';
import { madeTime, madeTimeSchema, timeOf, type Corrected } from '../../madeTime';

const code = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const entry = hashcodeInput;
const text = textInput(sheetLimits.comment, 'lines');

/** The acts that go on with a release. */
const line = {
  /** As the one who releases saw them: refused where the sheets have others by now. */
  goOn: v.pipe(v.array(hashcodeInput), v.maxLength(500)),
  /** Acts selected for each rule that a person decides. Without it those of `goOn` are: that is right where the stage has one rule. */
  selections: v.exactOptional(ruleSelectionsSchema),
  /** Why these of the acts that share the place at the line; needed where some do. */
  tieReason: v.exactOptional(reasonInput(sheetLimits.decision)),
};

/** Changes of a judge to a sheet: new marks, and the other parts that are given. */
const changes = v.strictObject({
  entry,
  marks: v.optional(v.pipe(v.array(scoreMarkSchema), v.maxLength(rubricLimits.criteria)), []),
  penalties: v.optional(v.pipe(v.array(code), v.maxLength(rubricLimits.penalties))),
  penaltiesMade: v.exactOptional(madeTimeSchema),
  comment: v.optional(text),
  commentMade: v.exactOptional(madeTimeSchema),
});

const noted = v.strictObject({ entry, note: text, isMarked: v.boolean(), ...madeTime });
const tried = v.strictObject({
  marks: v.pipe(v.array(scoreMarkSchema), v.minLength(1), v.maxLength(rubricLimits.criteria)),
});
const correctedMark = (corrected: Corrected) => (mark: v.InferOutput<typeof scoreMarkSchema>) => ({
  ...mark,
  ...corrected(timeOf(mark)),
});

/** The times of a change, each passed through a function. */
function changeTimes(input: unknown, corrected: Corrected): v.InferOutput<typeof changes> {
  const { penaltiesMade, commentMade, marks, ...rest } = v.parse(changes, input);
  return {
    ...rest,
    marks: marks.map(correctedMark(corrected)),
    ...(penaltiesMade && { penaltiesMade: corrected(penaltiesMade) }),
    ...(commentMade && { commentMade: corrected(commentMade) }),
  };
}

const byJudge = {
  on: { record: 'stages' },
  output: noOutput,
  // A sheet is only of its judge: each is sent as it was, in the order of its device.
  offline: { after: (input: unknown) => input, order: 'lane' },
  hasEffects: true,
  roles: ['judge'],
  problems: ['missing', 'invalid', 'conflict'],
  clause: '3.24, 1.10',
  alsoWrites: ['scoreSheets'],
} as const;

/** The actions of judges and of the head judge. */
export const judgingActions = {
  /** Marks of several devices become one sheet, by criterion and time. */
  score: defineAction({
    ...byJudge,
    name: 'score',
    summary: 'Writes what a judge gives an act',
    input: changes,
    offline: { ...byJudge.offline, order: { times: changeTimes } },
  }),

  /** A signed sheet counts, and stays as it is. */
  signSheet: defineAction({
    ...byJudge,
    name: 'sign_sheet',
    summary: 'Signs the score sheet of an act',
    input: v.strictObject({ entry }),
  }),

  /** A judge who knows an entrant steps aside, before or while judging; and can be wrong about it. */
  stepAside: defineAction({
    ...byJudge,
    name: 'step_aside',
    summary: 'The judge does not judge this act, or does after all',
    input: v.variant('aside', [
      v.strictObject({ entry, aside: v.literal(true), reason: reasonInput(sheetLimits.reason) }),
      v.strictObject({ entry, aside: v.literal(false) }),
    ]),
  }),

  /** For the judge alone, also once the sheet is signed. Of several devices the latest counts. */
  markPrivately: defineAction({
    ...byJudge,
    name: 'mark_privately',
    summary: 'Writes what a judge notes about an act for themselves',
    input: noted,
    offline: {
      ...byJudge.offline,
      order: {
        times: (input: unknown, corrected: Corrected) => {
          const note = v.parse(noted, input);
          return { ...note, ...corrected(timeOf(note)) };
        },
      },
    },
    badInput: 'privateInput',
    alsoWrites: [],
  }),

  /** Marks for the try-out before the evening, which compares how judges score: no sheet of an act, and nothing is computed from it. */
  scoreTryout: defineAction({
    name: 'score_tryout',
    summary: 'Writes what a judge gives the try-out of a stage, which never counts',
    on: { record: 'stages' },
    input: tried,
    offline: {
      ...byJudge.offline,
      order: {
        times: (input: unknown, corrected: Corrected) => ({
          marks: v.parse(tried, input).marks.map(correctedMark(corrected)),
        }),
      },
    },
    output: noOutput,
    roles: ['judge'],
    problems: ['missing', 'invalid', 'conflict'],
    clause: '3.24, 7.40',
    alsoWrites: [],
  }),

  /** The head judge gives a signed sheet back. What was signed stays in its history. */
  reopenSheet: defineAction({
    name: 'reopen_sheet',
    summary: 'Opens a signed score sheet again',
    on: { record: 'stages' },
    input: v.strictObject({ sheet: hashcodeInput, reason: reasonInput(sheetLimits.reason) }),
    output: noOutput,
    hasEffects: true,
    roles: ['judge'],
    problems: ['missing', 'conflict'],
    clause: '3.24',
    alsoWrites: ['scoreSheets'],
  }),

  /** A judge who falls ill: what was signed stays, and the rest goes to a substitute, or counts without. Undone while the substitute has no sheet. */
  replaceJudge: defineAction({
    name: 'replace_judge',
    summary: 'Gives the seat of a judge to a substitute, counts without the judge, or puts the judge back',
    on: { record: 'stages' },
    input: v.variant('to', [
      v.strictObject({
        judge: hashcodeInput,
        to: v.literal('substitute'),
        substitute: hashcodeInput,
        reason: reasonInput(sheetLimits.reason),
      }),
      v.strictObject({
        judge: hashcodeInput,
        to: v.literal('fewer'),
        reason: reasonInput(sheetLimits.reason),
      }),
      v.strictObject({ judge: hashcodeInput, to: v.literal('back') }),
    ]),
    badInput: 'replaceInput',
    output: noOutput,
    hasEffects: true,
    roles: ['judge'],
    problems: ['missing', 'conflict'],
    clause: '3.24, 7.40',
    alsoWrites: ['panelJudges'],
  }),

  /** An admin from outside the panel reads its sheets before the release: its panel and the office see who did, and why. */
  readSheets: defineAction({
    name: 'read_sheets',
    summary: 'Lets an admin read the sheets of a stage, and notes the reason',
    on: { record: 'stages' },
    input: v.strictObject({ reason: reasonInput(sheetLimits.reason) }),
    output: noOutput,
    hasEffects: true,
    roles: ['admin'],
    problems: ['missing'],
    clause: '1.10, 6.8',
    alsoWrites: ['sheetReadings'],
  }),

  /**
   * Against the sheets of an act, with a reason, until the results are released: it is moved to another place, or taken out, from when its
   * stage is judged on. Back to the sheets, it is undone.
   */
  decidePlace: defineAction({
    name: 'decide_place',
    summary: 'Moves an act to another place than by its sheets, takes it out, or undoes that',
    on: { record: 'stages' },
    input: v.variant('to', [
      v.strictObject({
        entry,
        to: v.literal('place'),
        place: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)),
        reason: reasonInput(sheetLimits.decision),
      }),
      v.strictObject({
        entry,
        to: v.literal('out'),
        state: v.picklist(outStates),
        reason: reasonInput(sheetLimits.decision),
      }),
      v.strictObject({ entry, to: v.literal('sheets') }),
    ]),
    badInput: 'decisionInput',
    output: noOutput,
    hasEffects: true,
    roles: ['judge'],
    problems: ['missing', 'conflict'],
    clause: '3.24, 7.40',
    alsoWrites: ['stageEntries'],
  }),

  /** One act: places, totals and feedback are written, and from then on are read by those who entered. */
  releaseResults: defineAction({
    name: 'release_results',
    summary: 'Releases the results of a stage',
    on: { record: 'stages' },
    input: v.strictObject(line),
    output: noOutput,
    hasEffects: true,
    roles: ['judge'],
    problems: ['missing', 'conflict'],
    clause: '3.24, 1.10',
    alsoWrites: ['stageEntries', 'resultVersions'],
  }),

  /**
   * After the release: a correction is opened with a reason, places are decided and sheets opened again under it, and it is released as the
   * next version of the results. Until then everyone reads the version before.
   */
  correctResults: defineAction({
    name: 'correct_results',
    summary: 'Opens a correction of released results, releases it, or drops it where it changes nothing',
    on: { record: 'stages' },
    input: v.variant('step', [
      v.strictObject({ step: v.literal('open'), reason: reasonInput(sheetLimits.reason) }),
      v.strictObject({
        step: v.literal('release'),
        ...line,
        /** The repair of the next stage, where others go on than before. */
        next: v.picklist(nextOptions),
      }),
      v.strictObject({ step: v.literal('drop') }),
    ]),
    output: noOutput,
    hasEffects: true,
    roles: ['judge'],
    problems: ['missing', 'conflict'],
    clause: '3.24, 1.10',
    alsoWrites: ['stageEntries', 'resultVersions'],
  }),

  /** The next in line takes a place in the stage that another act gave up. Undo takes it out again. */
  substituteAct: defineAction({
    name: 'substitute_act',
    summary: 'Puts the next act in line in a place of the stage that was given up',
    on: { record: 'stages' },
    /** `from`: the stage whose line it is. Refused where the act is not next in line by now. */
    input: v.strictObject({ from: hashcodeInput, entry: hashcodeInput }),
    output: noOutput,
    roles: ['staff'],
    problems: ['missing', 'conflict'],
    clause: '3.24, 7.40',
    alsoWrites: ['stageEntries'],
  }),

  /** One step of the ceremony, from the phone that drives it. Only the head judge opens it before the release. */
  runCeremony: defineAction({
    name: 'run_ceremony',
    summary: 'Opens the ceremony of a stage, or makes its next step',
    on: { record: 'stages' },
    input: v.variant('step', [
      v.strictObject({
        step: v.literal('open'),
        releases: v.boolean(),
        ...line,
        /** Needed where it releases: who goes on is decided when it is opened, and its last step releases what it shows. */
        goOn: v.optional(line.goOn, []),
      }),
      /** `from` is the step that was seen: of two taps at one time one counts. */
      v.strictObject({
        step: v.picklist(['next', 'back']),
        from: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000)),
      }),
      v.strictObject({ step: v.picklist(['freeze', 'resume', 'drive', 'close']) }),
    ]),
    output: noOutput,
    hasEffects: true,
    roles: ['staff', 'judge'],
    problems: ['missing', 'conflict'],
    clause: '3.24, 1.10',
    alsoWrites: ['ceremonies', 'stageEntries', 'resultVersions'],
  }),

  /** The results release themselves at a time, and can be stopped until then. Where they cannot by then, the head judge and the office are notified of why. */
  planRelease: defineAction({
    name: 'plan_release',
    summary: 'Sets the time at which the results of a stage are released, or stops it',
    on: { record: 'stages' },
    /** Null: not released by itself. */
    input: v.strictObject({ at: v.nullable(v.pipe(v.string(), v.maxLength(40), v.isoTimestamp())) }),
    output: noOutput,
    roles: ['judge'],
    problems: ['missing', 'conflict'],
    clause: '3.24, 1.10',
  }),
};
