import * as v from 'valibot';
import { layoutContentSchema } from '../layoutContent';
import { placeNames } from '../placeNames.data';
import { isHashcode } from '../../schemas/formats';
import { defineAction, noInput, noOutput } from '../../defineAction';

const problems = ['missing', 'conflict', 'stale'] as const;
const slug = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
const parts = ['pages', 'rows', 'cells', 'widgets'] as const;

/** Composing pages: saving a draft whole, publishing it, and returning to a version. */
export const layoutActions = {
  saveLayout: defineAction({
    name: 'save',
    summary: 'Stores the draft of a composed page whole: its pages, rows, cells and widgets, in their order',
    on: { record: 'layouts' },
    input: v.strictObject({ content: layoutContentSchema }),
    output: 'record',
    roles: ['admin'],
    problems,
    clause: '7.36',
    hasEffects: true,
    alsoWrites: parts,
  }),

  publishLayout: defineAction({
    name: 'publish',
    summary: 'Makes a version of the draft of a composed page, which those that it is for see from now on',
    on: { record: 'layouts' },
    input: noInput,
    badInput: 'actionNeedsTarget',
    output: 'record',
    roles: ['admin'],
    problems,
    clause: '7.36',
    hasEffects: true,
    alsoWrites: ['layoutVersions'],
  }),

  rollBackLayout: defineAction({
    name: 'roll_back',
    summary:
      'Publishes an earlier version of a composed page again, and makes it the draft, exactly as it was',
    on: { record: 'layouts' },
    input: v.strictObject({ number: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
    output: 'record',
    roles: ['admin'],
    problems,
    clause: '7.36',
    hasEffects: true,
    alsoWrites: parts,
  }),

  composePlace: defineAction({
    name: 'compose_place',
    summary:
      'The composed page that is shown instead of a page which every tenant has; made from what that shows by default, where there is none',
    on: 'nothing',
    input: v.strictObject({ place: v.picklist(placeNames) }),
    output: v.object({ layout: v.pipe(v.string(), v.check(isHashcode)) }),
    roles: ['admin'],
    problems: ['conflict'],
    clause: '7.36',
    alsoWrites: ['layouts', ...parts],
  }),

  // A page is computed from its versions: a client fetches both again.
  saveOwnPage: defineAction({
    name: 'save_own_page',
    summary: "Stores the user's own version of a page that they see, which no one else sees",
    on: 'nothing',
    input: v.strictObject({ slug, content: layoutContentSchema }),
    output: noOutput,
    roles: 'session',
    problems: ['missing'],
    clause: '7.36',
    alsoWrites: ['layoutVersions'],
  }),

  keepOwnPage: defineAction({
    name: 'keep_own_page',
    summary: "Leaves the user's own version of a page as it is after the shared page has changed",
    on: 'nothing',
    input: v.strictObject({ slug }),
    output: noOutput,
    roles: 'session',
    problems: ['missing'],
    clause: '7.36',
    alsoWrites: ['layoutVersions'],
  }),

  removeOwnPage: defineAction({
    name: 'remove_own_page',
    summary: "Removes the user's own version of a page: they see the shared page again",
    on: 'nothing',
    input: v.strictObject({ slug }),
    output: noOutput,
    roles: 'session',
    clause: '7.36',
    alsoWrites: ['layoutVersions'],
  }),
};
