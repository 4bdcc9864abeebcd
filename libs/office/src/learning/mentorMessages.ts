import type { MatchReason, MentorRefusal } from '@callboard/api-contract/people';
import { defineMessages, translate } from '@callboard/language';

/** The texts about who mentors whom. */
export const mentorMessages = defineMessages({
  title: 'Mentor matching',
  without: 'Without a mentor',
  none: 'Every creative has a mentor',
  noneText: 'Those who join a project next are listed here.',
  firstOf: (shown: number, all: number) =>
    translate('The first {shown} of {all}. The others follow when these have a mentor.', { shown, all }),
  proposals: (name: string) => translate('Mentors for {name}', { name }),
  noProposal: 'No mentor in this field has room for more creatives.',
  assign: (mentor: string, creative: string) =>
    translate('Assign {mentor} to {creative}', { mentor, creative }),
  assignShort: 'Assign',
  assigned: (mentor: string, creative: string) =>
    translate('{mentor} is the mentor of {creative}', { mentor, creative }),
  mentors: 'Mentors and their creatives',
  noMentors: 'No mentors yet',
  hasOf: (has: number, takes: number) => translate('{has} of {takes}', { has, takes }),
  has: (has: number) => translate('{has, plural, one {# creative} other {# creatives}}', { has }),
});

const reasonTexts = defineMessages({
  discipline: 'Same discipline',
  field: 'Same creative field',
  region: 'Same region',
});

/** Why a mentor fits. */
export const reasonText = (reason: MatchReason): string => reasonTexts[reason];

const refusalTexts = defineMessages({
  retired: 'Retired',
  unchecked: 'Police check is not valid',
  full: 'Full',
});

/** Why a mentor takes on no more. */
export const refusalText = (refusal: MentorRefusal): string => refusalTexts[refusal];

/** How many creatives a mentor has, and of how many where that is known. */
export function loadText({ has, takes }: { has: number; takes: number | null }): string {
  return takes === null ? mentorMessages.has(has) : mentorMessages.hasOf(has, takes);
}

/** The texts of the page of a mentor. */
export const myCreativesMessages = defineMessages({
  title: 'My creatives',
  none: 'You mentor no creatives now',
  noneText: 'They appear here once the office assigns them to you.',
  unchecked: 'Your police check is not valid any more',
  uncheckedText: 'Your creatives appear here again once the office has a new one.',
  milestones: { idea: 'Idea', making: 'Making', sharing: 'Sharing', done: 'Done' },
  milestone: (milestone: string) => translate('Milestone: {milestone}', { milestone }),
  returned: (reason: string) => translate('Still missing: {reason}', { reason }),
  proposeFor: (achievement: string, creative: string) =>
    translate('Propose {achievement} for {creative}', { achievement, creative }),
});
