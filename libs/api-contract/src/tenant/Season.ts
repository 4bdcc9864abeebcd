import type { FormContent } from '../forms';

/** Which of a town's places a contest takes: also decides what its spaces are. */
export type PlaceKind = 'theatre' | 'hall' | 'arts' | 'stadium';

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
  /** Each region's main town, or these towns. Only events of a region are limited to its schools. */
  places: 'regions' | readonly string[];
  isNational?: boolean;
  /** `YYYY-MM-DD`. */
  firstDay: string;
  /** The days between one place and the next. */
  step: number;
  days: number;
  /** On which day of the week it begins, Monday is 1. @default 5 */
  weekday?: number;
  /** The least and the most entries, where the region has schools enough. */
  entries: readonly [number, number];
  sessions: readonly SessionPlan[];
  /** Only entries of these groups; absent: any. */
  takes?: readonly string[];
  about: string;
}

/** What an entry is made of, without the school and the event. */
export interface EntryPlan {
  /** `name` and the fields that only this tenant's entries have. */
  fields: { readonly name: string } & Readonly<Record<string, string | number | boolean | null>>;
  /** What sessions can select by: in music, the category. */
  group?: string;
  membersCount: number;
  /** The members who are named. */
  members: readonly MemberPlan[];
}

export interface MemberPlan {
  part: string;
  /** The school year; null for adults. */
  yearLevel: number | null;
}

/** Which of its students a school can send: by school year. */
export type SchoolLevel = 'primary' | 'secondary' | 'both';

/** A school of the Ministry of Education's list that is open today. */
export interface School {
  number: number;
  name: string;
  type: string;
  authority: string;
  gender: string;
  /** The name of its region; null for the school that teaches by correspondence. */
  region: string | null;
  town: string | null;
  level: SchoolLevel;
}

/** A form that every season begins with. */
export interface SeedForm {
  name: string;
  description: string;
  content: FormContent;
}

/** The task of everyone who entered, before each event. */
export interface EntrantTask {
  task: string;
  instructions: string;
  form: SeedForm;
}

/** A stream of chances that is the same for the same seed, on every machine. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number;
  /** A whole number, both ends included. */
  integer(least: number, most: number): number;
  isLucky(chance: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** A new list in another order. */
  shuffled<T>(from: readonly T[]): T[];
  hashcode(): string;
}

/** What the server gives to a season, so that its entries are the same on every machine. */
export interface SeasonTools {
  random: Random;
  /**
   * Begins phrases from patterns such as `The {adjective} {thing}`, none of them twice.
   * @throws Error when the words do not suffice for another one
   */
  createPhrases(): (
    patterns: readonly string[],
    words: Readonly<Record<string, readonly string[]>>,
  ) => string;
  /** The full name of an invented person of New Zealand. */
  drawName(): string;
  /** As many full names, no two of them the same. */
  drawNames(count: number): string[];
  /** Every given name that people are drawn from. */
  givenNames: readonly string[];
}

/** A tenant's year, as the seeds fill its database: `apps/<code>/src/tenant/season.data.ts`. */
export interface Season {
  /** What the invited collaborator helps with: an entry for each. */
  guestParts: readonly string[];
  place: PlaceKind;
  /** Entries share sessions by the time slot, or meet each other in games. */
  schedule: 'slots' | 'games';
  /** @default what they need on stage */
  entrantTask?: EntrantTask;
  series: readonly Series[];
  /** The most entries of one school for one event. */
  entriesOfSchool: number;
  suits(school: School): boolean;
  /** Begins to invent entries, none like another; `entered` is how many the school has already, `groups` the ones of the series. */
  createEntries(
    tools: SeasonTools,
  ): (school: School, entered: number, groups?: readonly string[]) => EntryPlan;
  /** What the participant who has an account is in the entries of their school. */
  accountMember: MemberPlan;
  /** What a contest charges for each member of an entry, in cents; absent: unknown. */
  fee?: number;
  /** The names of the seeded accounts, by role. */
  people: Readonly<Record<'admin' | 'staff' | 'judge' | 'participant' | 'collaborator', string>>;
}
