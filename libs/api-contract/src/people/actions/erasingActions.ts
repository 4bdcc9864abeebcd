import * as v from 'valibot';
import { maxLengthOfReason } from '../../reasons';
import { filledTextInput } from '../../schemas/textInput';
import { defineAction } from '../../defineAction';
import { hashcodeInput } from '../../inputs';

const shared = { on: 'nothing', roles: [] } as const;

/** Actions of admins when a person wants to read or erase the data stored about them. */
export const erasingActions = {
  /** Nothing undoes it. */
  erasePerson: defineAction({
    ...shared,
    name: 'erase_person',
    summary:
      'Erases a person: what is stored about them goes, and what the books need stays under a pseudonym. It cannot be undone',
    input: v.strictObject({
      person: hashcodeInput,
      /** The name of the person, typed to confirm. */
      name: filledTextInput(200),
      reason: filledTextInput(maxLengthOfReason, 'lines'),
      /** Records that are not about the person, whose texts stay as they are: someone else is meant. */
      leave: v.optional(v.pipe(v.array(hashcodeInput), v.maxLength(200)), []),
    }),
    output: v.object({ pseudonym: v.string() }),
    problems: ['missing', 'invalid', 'conflict'],
    rateClass: 'import',
    hasEffects: true,
    // Pages of people show these; other lists get every change by the socket.
    alsoWrites: ['individuals', 'participants', 'employees', 'users'],
  }),

  exportPerson: defineAction({
    ...shared,
    name: 'export_person',
    summary:
      'All that is stored about a person, as a document to be saved; the history of the person notes it',
    input: v.strictObject({ person: hashcodeInput }),
    output: v.object({
      file_name: v.pipe(v.string(), v.maxLength(500)),
      document: v.record(v.string(), v.unknown()),
    }),
    problems: ['missing'],
    rateClass: 'import',
  }),
};
