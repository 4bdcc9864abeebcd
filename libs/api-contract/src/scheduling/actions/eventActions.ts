import * as v from 'valibot';
import { copiedCollections } from '../copyingEvents';
import { dayInput } from '../../schemas/dayInput';
import { filledTextInput } from '../../schemas/textInput';
import { defineAction } from '../../defineAction';

/** The actions on an event as a whole. */
export const eventActions = {
  /** Undo of the change set removes all of it. */
  copyEvent: defineAction({
    name: 'copy',
    summary:
      'Begins a new event as a copy of another, with its dates moved to another first day: without entries, sales and people',
    on: { record: 'events' },
    input: v.strictObject({ name: filledTextInput(160), starts_on: dayInput }),
    output: v.object({ hashcode: v.string() }),
    roles: ['staff'],
    problems: ['missing', 'invalid', 'conflict'],
    clause: '2.21',
    alsoWrites: copiedCollections,
  }),
};
