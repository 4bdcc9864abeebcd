import * as v from 'valibot';
import { consentInput, contactDataSchema, guardianInput } from '../consentSchemas';
import { limits } from '../../product';
import { defineAction, noOutput } from '../../defineAction';
import { hashcodeInput, tokenInput } from '../../inputs';

const member = { entry: hashcodeInput, participant: hashcodeInput };
/** Their records do not change, but what is read about them does. */
const count = v.pipe(v.number(), v.integer());

/** Requests to guardians, and their answers. */
export const consentActions = {
  /** An action and no query, because each view is noted. */
  openContactData: defineAction({
    name: 'open_contact_data',
    summary:
      'Reads the contact data of a member of an entry, with what their guardian answered; the look is noted',
    on: 'nothing',
    input: v.strictObject(member),
    output: contactDataSchema,
    roles: ['staff', 'participant'],
    problems: ['missing'],
  }),

  saveGuardian: defineAction({
    name: 'save_guardian',
    summary: 'Changes whom to ask about a member of an entry; the change is noted',
    on: 'nothing',
    input: v.strictObject({ ...member, guardian: guardianInput }),
    output: noOutput,
    roles: ['staff', 'participant'],
    problems: ['missing'],
    alsoWrites: ['participants'],
  }),

  sendConsentLinks: defineAction({
    sends: true,
    name: 'send_consent_links',
    summary:
      'Mails a link to the guardians of some members, each once an hour at most, or of all who have not answered, each once a day at most',
    on: 'nothing',
    input: v.strictObject({
      entry: hashcodeInput,
      participants: v.optional(v.pipe(v.array(hashcodeInput), v.minLength(1), v.maxLength(limits.maxBulk))),
    }),
    output: v.object({
      sent: count,
      /** Members without an email, and those whose link was sent within the hour, or within the day. */
      without_email: count,
      too_soon: count,
    }),
    roles: ['staff', 'participant'],
    problems: ['missing'],
    alsoWrites: ['participants'],
    hasEffects: true,
  }),

  recordConsents: defineAction({
    name: 'record_consents',
    summary: 'Records what a guardian answered on paper, with who recorded it and when',
    on: 'nothing',
    input: v.strictObject({ ...member, ...consentInput.entries }),
    output: noOutput,
    roles: ['staff'],
    problems: ['missing'],
    alsoWrites: ['participants'],
    hasEffects: true,
  }),

  answerConsents: defineAction({
    name: 'answer_consents',
    summary: 'Says yes or no by the token of a guardian’s link, as often as wanted until it expires',
    on: 'nothing',
    input: v.strictObject({ token: tokenInput, ...consentInput.entries }),
    output: noOutput,
    roles: 'public',
    rateClass: 'login',
    problems: ['missing'],
    hasEffects: true,
  }),
};
