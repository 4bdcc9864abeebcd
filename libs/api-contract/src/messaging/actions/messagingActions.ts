import * as v from 'valibot';
import { messagingLimits } from '../messagingSchemas';
import { reactionEmojis } from '../reactions';
import { defineAction, noOutput } from '../../defineAction';
import { hashcodeInput, reasonInput } from '../../inputs';

const ofUser = { on: 'nothing', roles: 'session', tag: 'messaging' } as const;
const ofStaff = { on: 'nothing', roles: ['staff'], tag: 'messaging' } as const;
const conversation = hashcodeInput;
const message = hashcodeInput;
const reason = reasonInput(messagingLimits.maxReasonLength);

/** Actions of users in conversations, besides writing. */
export const messagingActions = {
  reactToMessage: defineAction({
    ...ofUser,
    name: 'react_to_message',
    summary: "Adds the user's reaction to a message, or removes it",
    input: v.strictObject({ message, emoji: v.picklist(reactionEmojis), is_on: v.boolean() }),
    output: noOutput,
    problems: ['missing', 'conflict'],
    alsoWrites: ['messages'],
  }),

  /** The number never goes back, so that requests that overtake each other do no harm. */
  readConversation: defineAction({
    ...ofUser,
    name: 'read_conversation',
    summary: 'Says up to which message the user has read a conversation',
    input: v.strictObject({ conversation, number: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    output: v.object({ read_number: v.pipe(v.number(), v.integer()) }),
    problems: ['missing'],
  }),

  /** Nothing is stored. */
  typeInConversation: defineAction({
    ...ofUser,
    name: 'type_in_conversation',
    summary: 'Tells the others who read a conversation, and are connected, that the user is writing',
    input: v.strictObject({ conversation }),
    output: noOutput,
    rateClass: 'read',
    problems: ['missing'],
  }),

  reportMessage: defineAction({
    ...ofUser,
    name: 'report_message',
    summary: 'Reports a message to the organisers; again by the same user, changes the reason',
    input: v.strictObject({ message, reason }),
    output: v.object({ report: v.string() }),
    problems: ['missing', 'conflict'],
  }),

  resolveReport: defineAction({
    ...ofStaff,
    name: 'resolve_report',
    summary: 'Marks a report as resolved, or as open again',
    input: v.strictObject({ report: hashcodeInput, is_resolved: v.boolean() }),
    output: noOutput,
    problems: ['missing'],
  }),

  lockConversation: defineAction({
    ...ofStaff,
    name: 'lock_conversation',
    summary: 'Lets only staff write in a conversation, and says why to everyone in it',
    input: v.strictObject({ conversation, reason }),
    output: noOutput,
    problems: ['missing'],
    alsoWrites: ['conversations'],
  }),

  unlockConversation: defineAction({
    ...ofStaff,
    name: 'unlock_conversation',
    summary: 'Lets the members of a conversation write again',
    input: v.strictObject({ conversation }),
    output: noOutput,
    problems: ['missing'],
    alsoWrites: ['conversations'],
  }),
};
