import * as v from 'valibot';
import { isHashcode } from '../../schemas/formats';
import { guardianInput } from '../../consents/consentSchemas';
import { defineAction, noOutput } from '../../defineAction';
import { hashcodeInput } from '../../inputs';

/** As many as one call adds or removes. */
const maxMembers = 200;
const maxLengthOfReason = 500;
const entriesAndPeople = ['entries', 'participants'] as const;

/** A member as it is typed; the server checks it as a participant of the tenant. */
const memberFields = {
  name: v.string(),
  date_of_birth: v.nullish(v.string()),
  year_level: v.nullish(v.number()),
  part: v.nullish(v.string()),
};

const guardian = v.optional(v.nullable(v.pick(guardianInput, ['name', 'email'])), null);

/** Entering: an entry is begun, and its members are added and removed while it is a draft. */
export const enteringActions = {
  beginEntry: defineAction({
    name: 'begin_entry',
    summary: 'Begins an entry for an event whose entries are open; it is a draft until it is submitted',
    on: 'nothing',
    input: v.strictObject({ event: hashcodeInput, fields: v.record(v.string(), v.unknown()) }),
    output: v.object({ entry: v.pipe(v.string(), v.check(isHashcode)) }),
    roles: ['staff', 'participant'],
    problems: ['missing', 'conflict'],
    clause: '7.18',
    alsoWrites: entriesAndPeople,
  }),

  /** A person who is in another entry of the school already, by name and date of birth, stays the same person. */
  changeMembers: defineAction({
    name: 'change_members',
    summary:
      'Adds members to an entry, corrects, removes and restores others; `linked` says how many were known already',
    on: 'nothing',
    input: v.strictObject({
      entry: hashcodeInput,
      add: v.optional(
        v.pipe(v.array(v.strictObject({ ...memberFields, guardian })), v.maxLength(maxMembers)),
        [],
      ),
      change: v.optional(
        v.pipe(
          v.array(v.strictObject({ hashcode: hashcodeInput, ...memberFields })),
          v.maxLength(maxMembers),
        ),
        [],
      ),
      remove: v.optional(v.pipe(v.array(hashcodeInput), v.maxLength(maxMembers)), []),
      /** Removed members to bring back as they were. */
      restore: v.optional(v.pipe(v.array(hashcodeInput), v.maxLength(maxMembers)), []),
    }),
    output: v.object({
      added: v.number(),
      changed: v.number(),
      removed: v.number(),
      linked: v.number(),
      members: v.number(),
    }),
    roles: ['staff', 'participant', 'collaborator'],
    problems: ['missing', 'conflict'],
    clause: '7.18, 7.21',
    alsoWrites: entriesAndPeople,
  }),

  /** The former member stays as one who withdrew, with who took their place. */
  replaceMember: defineAction({
    name: 'replace_member',
    summary:
      'Replaces a member of a submitted entry by another person; guardians of the new member are asked anew',
    on: 'nothing',
    input: v.strictObject({
      entry: hashcodeInput,
      participant: hashcodeInput,
      member: v.strictObject(memberFields),
      reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxLengthOfReason)),
      guardian,
    }),
    output: v.object({ participant: v.pipe(v.string(), v.check(isHashcode)) }),
    roles: ['staff', 'participant'],
    problems: ['missing', 'conflict'],
    clause: '7.21',
    alsoWrites: entriesAndPeople,
    hasEffects: true,
  }),

  undoReplacement: defineAction({
    name: 'undo_replacement',
    summary: 'Takes a replacement back, as long as no guardian of the new member has answered',
    on: 'nothing',
    input: v.strictObject({ entry: hashcodeInput, participant: hashcodeInput }),
    output: noOutput,
    roles: ['staff', 'participant'],
    problems: ['missing', 'conflict'],
    clause: '7.21',
    alsoWrites: entriesAndPeople,
  }),

  resendCoworker: defineAction({
    sends: true,
    name: 'resend_coworker',
    summary: 'Mails a co-worker of an entry their invitation again, until they have joined',
    on: 'nothing',
    input: v.strictObject({ coworker: hashcodeInput }),
    output: noOutput,
    roles: ['staff', 'participant'],
    problems: ['missing', 'conflict'],
    clause: '7.39',
    hasEffects: true,
  }),
};
