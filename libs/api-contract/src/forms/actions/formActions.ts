import * as v from 'valibot';
import { roles } from '../../roles';
import { defineAction, noInput } from '../../defineAction';
import { reasonInput } from '../../inputs';

/** Options for open answers: they stay with their version, or move along without the fields that the new one dropped. */
export const openAnswers = ['keep', 'carry'] as const;
export type OpenAnswers = (typeof openAnswers)[number];

/** Publishing forms and submitting answers. */
export const formActions = {
  publishForm: defineAction({
    name: 'publish',
    summary:
      'Makes a new version of a form from its draft; `open_answers` says what becomes of answers that are still open',
    on: { record: 'formDefinitions' },
    input: v.nullish(v.strictObject({ open_answers: v.optional(v.picklist(openAnswers)) })),
    badInput: 'publishTakesOption',
    output: 'record',
    roles: ['staff'],
    problems: ['missing', 'conflict', 'stale'],
    clause: '7.21',
    hasEffects: true,
    alsoWrites: ['formEditions', 'formInstances'],
  }),

  submitForm: defineAction({
    name: 'submit',
    summary: 'Submits the answers of a form: all that is required must be answered',
    on: { record: 'formInstances' },
    input: noInput,
    badInput: 'actionNeedsTarget',
    output: 'record',
    roles,
    problems: ['missing', 'conflict', 'stale'],
    clause: '7.21',
    hasEffects: true,
    alsoWrites: ['tasks'],
  }),

  requestAnswerChange: defineAction({
    name: 'request_change',
    summary:
      'Opens submitted answers again with a comment that says what to change, and notifies who gave them',
    on: { record: 'formInstances' },
    input: v.strictObject({ comment: reasonInput(1000) }),
    badInput: 'changeNeedsComment',
    output: 'record',
    roles: ['staff'],
    problems: ['missing', 'conflict', 'stale'],
    clause: '2.21, 7.44',
    hasEffects: true,
  }),
};
