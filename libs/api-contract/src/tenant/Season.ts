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
  /** Only these schools of those that suit the contest; absent: all. */
  suits?(school: School): boolean;
  about: string;
}

/** Plan of an entry, without the school and the event. */
export interface EntryPlan {
  /** `name` and the fields that only this tenant's entries have. */
  fields: { readonly name: string } & Readonly<Record<string, string | number | boolean | null>>;
  /** Group that sessions can select by: in music, the category. */
  group?: string;
  /** Everyone in it: each becomes a participant, and their number is the entry's. */
  members: readonly MemberPlan[];
}

export interface MemberPlan {
  part: string;
  /** The school year; null for adults. */
  yearLevel: number | null;
  /** Values of the tenant's own fields of a participant. */
  own?: Readonly<Record<string, number>>;
  /** Name of the person, where the entry names them; absent: a user of the school. */
  name?: string;
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
  /** Change that staff want where they ask for it. */
  change: string;
  /** A complete answer for an entry, which its contact gave. */
  answer(entry: AnsweredEntry, random: Random): Readonly<Record<string, AnswerValue>>;
}

/** Facts that an answer of the seeds is made from. */
export interface AnsweredEntry {
  name: string;
  contact: string;
  phone: string;
  /** The names of its members. */
  members: readonly string[];
}

type AnswerValue =
  | string
  | number
  | boolean
  | readonly string[]
  | readonly Readonly<Record<string, string | number | boolean>>[];

/** Announcement of the organisers before the day that the seeds call today. */
export interface SeedAnnouncement {
  title: string;
  /** Paragraphs of plain text. */
  body: string;
  /** The entrants and guests of an open event, everyone, or the judges. */
  to: 'entrants' | 'everyone' | 'judges';
  /** Strangers read it too. */
  isPublic?: true;
  /** How many days ago it was published; null: it is a draft. */
  daysBefore: number | null;
  /** It is a draft no more, and is published in so many days. */
  inDays?: number;
  /** It was published, and withdrawn. */
  isRevoked?: true;
  /** Roles that have read it. */
  readBy: readonly ('staff' | 'judge' | 'participant' | 'collaborator')[];
}

/** Resource that the organisers provide: a page, or a link. */
export interface SeedResource {
  title: string;
  summary: string;
  category: 'rules' | 'entering' | 'technical' | 'forms' | 'places' | 'other';
  /** Paragraphs of plain text, or an address that begins with https://. */
  content: string;
  /** The entrants and guests of an open event, everyone with an account, the judges, or strangers too. */
  to: SeedAnnouncement['to'] | 'public';
  /** Only staff read it so far. */
  isDraft?: true;
  /** The text of the version before, and what changed since. */
  before?: { content: string; note: string };
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

/** Tools that the server gives to a season, so that its entries are the same on every machine. */
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

/** Fees of a contest: for each entry, for each performer in it, and for late submission. */
export interface SeedFees {
  entry?: number;
  performer?: number;
  late: number;
}

/** A thing that is lent out, such as a radio. */
export interface SeedAsset {
  name: string;
  /** From general to special: `Audio / Microphones`. */
  category: string;
  type: string;
  /** How many of them there are, each with a number of its own. */
  count: number;
  /** Where they are used: its call sign. Those without stand in the store. */
  at?: string;
}

/** Stock of a tenant's office from the first day: words, gear and reasons. */
export interface SeedOffice {
  tags: Readonly<Record<string, 'gray' | 'blue' | 'green' | 'yellow' | 'red' | 'purple'>>;
  assets: readonly SeedAsset[];
  /** Notes of schools on an entry. */
  notes: readonly string[];
  /** Notes of staff on an entry. */
  staffNotes: readonly string[];
  /** Why schools withdraw, and why the office declines. */
  reasons: { readonly withdrawn: readonly string[]; readonly declined: readonly string[] };
  /** A second teacher of the participant's school, who has an account too. */
  colleague: string;
}

/** A tenant's year, as the seeds fill its database: `apps/<code>/src/tenant/season.data.ts`. */
export interface Season {
  announcements: readonly SeedAnnouncement[];
  resources: readonly SeedResource[];
  /** Stock of the office. */
  office: SeedOffice;
  /** Parts that the invited collaborator helps with: an entry for each. */
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
  /** Part of the participant who has an account in the entries of their school: an adult in each, a student in one of an event. */
  accountMember: MemberPlan;
  /** Fees, in cents; absent: none. */
  fees?: SeedFees;
  /** The names of the seeded accounts, by role. */
  people: Readonly<Record<'admin' | 'staff' | 'judge' | 'participant' | 'collaborator', string>>;
}
