import * as v from 'valibot';
import { defineAction, noInput } from '../../defineAction';

/** The actions on the history. */
export const changeActions = {
  undo: defineAction({
    name: 'undo',
    summary: 'Undoes a change set, or nothing of it',
    on: 'changeSet',
    input: noInput,
    badInput: 'actionNeedsTarget',
    output: v.object({ change_set: v.string() }),
    roles: 'session',
    problems: ['missing', 'conflict'],
  }),
};
