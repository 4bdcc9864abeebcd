import type { CollectionName, TenantCode } from '@callboard/api-contract';
import type { Random } from './random';
import type { School } from './readSchools';
import type { SeedFields } from './seedRows';
import type { VenueTown } from './words/venues/VenueTown';
import type { EntrantAsk } from './words/forms.data';

/** Which of a town's places a contest takes: also decides what its spaces are. */
export type Place = 'theatre' | 'hall' | 'arts' | 'stadium';

/** A part of an event's day: becomes a performance. */
export interface SessionPlan {
  name: string;
  kind: 'rehearsal' | 'matinee' | 'evening' | 'workshop';
  /** Counted from the event's first day. */
  day: number;
  /** By the clock on the venue's wall: `19:00`. */
  from: string;
  minutes: number;
  /** Counted from the venue's first space. */
  space: number;
  hasSlots: boolean;
  /** Only entries of these groups; absent: any. */
  takes?: readonly string[];
}

/** Events of one kind, one in each of many places, through a part of the year. */
export interface Series {
  /** `{place}` is the region's or the town's name. */
  name: string;
  kind: 'heat' | 'regional_final' | 'national_final' | 'round' | 'workshop' | 'showcase';
  /** Each region's main town, or these towns. Only events of a region keep to its schools. */
  places: 'regions' | readonly string[];
  isNational?: boolean;
  firstDay: string;
  /** The days between one place and the next. */
  step: number;
  days: number;
  /** On which day of the week it begins, Monday is 1. Default: Friday. */
  weekday?: number;
  /** The least and the most entries, where the region has schools enough. */
  entries: readonly [number, number];
  sessions: readonly SessionPlan[];
  /** Only entries of these groups; absent: any. */
  takes?: readonly string[];
  about: string;
}

export interface EventPlan {
  series: Series;
  name: string;
  town: VenueTown;
  startsOn: string;
  endsOn: string;
  status: 'draft' | 'open' | 'closed' | 'running' | 'complete' | 'cancelled';
}

/** What a contest's entry is made of, beside who entered it for what. */
export interface ActPlan {
  /** `name` and the fields that only this contest has. */
  fields: SeedFields & { readonly name: string };
  /** What sessions may ask for: in music, the category. */
  group?: string;
  membersCount: number;
  /** The members who are named. */
  members: readonly MemberPlan[];
}

export interface MemberPlan {
  part: string;
  yearLevel: number | null;
}

/** A tenant's year: what differs between the contests and nothing else. */
export interface TenantSeason {
  code: TenantCode;
  entries: CollectionName;
  participants: CollectionName;
  collaborators: CollectionName;
  /** What the invited collaborator helps with: an entry for each. */
  guestParts: readonly string[];
  place: Place;
  /** Entries share sessions by the time slot, or meet each other in games. */
  schedule: 'slots' | 'games';
  /** What everybody who entered is asked for. */
  asks: EntrantAsk;
  series: readonly Series[];
  /** The most entries of one school for one event. */
  entriesOfSchool: number;
  suits(school: School): boolean;
  /** Thinks up entries, none like another. */
  createActs(random: Random): (school: School, entered: number, groups?: readonly string[]) => ActPlan;
  /** What the participant who has an account is in the entries of their school. */
  accountMember: MemberPlan;
  /** What a contest asks for each member of an entry, in cents; absent: nothing is known. */
  fee?: number;
  /** The work of the staff who are met first. */
  people: Readonly<Record<'admin' | 'staff' | 'judge' | 'participant' | 'collaborator', string>>;
}
