import type { MatchReason, MentorProposal, MentorRefusal } from '@callboard/api-contract/people';

/** Discipline, field and region of a creative's project, in its words. */
export interface CreativeWork {
  discipline: string | null;
  field: string | null;
  region: string | null;
}

/** Facts about a mentor. */
export interface MentorFacts extends CreativeWork {
  mentor: { hashcode: string; title: string };
  isActive: boolean;
  /** The last day of the police check; null where there is none. */
  checkedUntil: string | null;
  /** The creatives whom they have now. */
  has: number;
  /** How many they take on; null where that is not known. */
  takes: number | null;
}

/** Of two mentors who both fit, the one whose reasons weigh more comes first. */
const weights: Readonly<Record<MatchReason, number>> = { discipline: 4, field: 2, region: 1 };

/** Why a mentor gets no further creative on a day; null where nothing speaks against it. Without a valid police check none is given. */
export function mentorRefusal(
  { isActive, checkedUntil, has, takes }: Pick<MentorFacts, 'isActive' | 'checkedUntil' | 'has' | 'takes'>,
  today: string,
): MentorRefusal | null {
  if (!isActive) return 'retired';
  if (checkedUntil === null || checkedUntil < today) return 'unchecked';
  return takes !== null && has >= takes ? 'full' : null;
}

/**
 * The mentors who fit a creative and can take on one more, the best first, each with the reasons. The region alone is no reason: who
 * works in something else is no mentor for this. Of equals the one comes first who has fewer creatives.
 *
 * @example
 * proposeMentors({ discipline: 'Animation', field: 'screen', region: null }, mentors, '2027-03-01');
 */
export function proposeMentors(
  creative: CreativeWork,
  mentors: readonly MentorFacts[],
  today: string,
): MentorProposal[] {
  return mentors
    .filter((facts) => mentorRefusal(facts, today) === null)
    .map(({ mentor, has, takes, ...work }) => ({ mentor, has, takes, reasons: reasonsFor(creative, work) }))
    .filter(({ reasons }) => reasons.includes('discipline') || reasons.includes('field'))
    .sort(
      (one, other) =>
        weightOf(other) - weightOf(one) ||
        one.has - other.has ||
        one.mentor.title.localeCompare(other.mentor.title),
    );
}

function reasonsFor(creative: CreativeWork, mentor: CreativeWork): MatchReason[] {
  const reasons: readonly MatchReason[] = ['discipline', 'field', 'region'];
  return reasons.filter((reason) => isSame(creative[reason], mentor[reason]));
}

function weightOf({ reasons }: Pick<MentorProposal, 'reasons'>): number {
  return reasons.reduce((sum, reason) => sum + weights[reason], 0);
}

/** A project has its field as a value or as typed text, a mentor as the name of a record: `visual_art` is Visual art. */
function isSame(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && plain(one) !== '' && plain(one) === plain(other);
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
