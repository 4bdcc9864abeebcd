import * as v from 'valibot';
import { limits } from '../../product';
import { defineAction } from '../../defineAction';
import { hashcodeInput } from '../../inputs';

/** The actions on tasks and their templates. */
export const taskActions = {
  /** An event that has the task already keeps the one that it has. */
  makeTasks: defineAction({
    name: 'make_tasks',
    summary: 'Makes a task from a template for each of some events',
    on: { record: 'taskTemplates' },
    input: v.strictObject({
      events: v.pipe(v.array(hashcodeInput), v.minLength(1), v.maxLength(limits.maxBulk)),
    }),
    badInput: 'tasksNeedEvents',
    output: 'record',
    roles: ['staff'],
    problems: ['missing', 'conflict', 'stale'],
    alsoWrites: ['tasks'],
  }),

  remindOfTask: defineAction({
    sends: true,
    name: 'remind',
    summary:
      'Notifies those whose answer to a task is missing, all or of some entries: each once an hour at most',
    on: { record: 'tasks' },
    input: v.strictObject({
      entries: v.optional(v.pipe(v.array(hashcodeInput), v.minLength(1), v.maxLength(limits.maxBulk))),
    }),
    badInput: 'reminderTakesEntries',
    output: 'record',
    roles: ['staff'],
    problems: ['missing', 'conflict', 'stale'],
    clause: '2.21, 7.44',
    hasEffects: true,
  }),
};
