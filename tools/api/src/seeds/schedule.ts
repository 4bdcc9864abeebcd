import { DateTime } from 'luxon';
import type { SeededVenue } from './addPlaces';
import { later, seedDay } from './planEvents';
import type { EntryPlan, Random, SessionPlan } from '@callboard/api-contract/tenant';
import type { EventPlan } from './season';
import type { SeedFields, SeedRow, SeedTables } from './seedRows';

/** An entry before it is in the tables; scheduling gives it a performance and a slot. */
export interface PlannedEntry {
  plan: EntryPlan;
  status: string;
  performance: string | null;
  slot: string | null;
}

/** Facts for scheduling about an event that is already in the tables. */
export interface EventOnStage {
  plan: EventPlan;
  row: SeedRow;
  venue: SeededVenue;
}

export const slotMinutes = 10;

/** Adds a performance for each session of the event, and gives the accepted entries their ten minutes in them. */
export function scheduleSlots(
  tables: SeedTables,
  random: Random,
  event: EventOnStage,
  entries: readonly PlannedEntry[],
): void {
  const stages: Stage[] = [];
  for (const session of event.plan.series.sessions) {
    const start = instant(event, session.day, session.from);
    const performance = addPerformance(tables, event, start, {
      name: session.name,
      space: spaceOf(event, session.space),
      minutes: session.minutes,
      session: session.kind,
      notes: session.hasSlots && random.isLucky(0.3) ? random.pick(runningNotes) : null,
    });
    const slots = slotsOf(session, start);
    if (slots.length > 0) {
      stages.push({ performance: performance.hashcode, slots, takes: (session.takes ?? []).join() });
    }
  }
  const accepted = random.shuffled(entries.filter(({ status }) => status === 'accepted'));
  for (const takes of new Set(stages.map((stage) => stage.takes))) {
    fill(
      stages.filter((stage) => stage.takes === takes),
      accepted.filter(({ plan }) => takes === '' || takes.split(',').includes(plan.group ?? '')),
    );
  }
}

/** A performance with its slots, and the groups that it takes. */
interface Stage {
  performance: string;
  slots: readonly string[];
  takes: string;
}

/** So many entries have an interval halfway, if there is time for it. */
const actsWithInterval = 8;
const intervalSlots = 2;
export const intervalMinutes = intervalSlots * slotMinutes;

/** Every performance has its share of the entries. They follow each other from its start, with an interval halfway. */
function fill(stages: readonly Stage[], entries: readonly PlannedEntry[]): void {
  const capacity = stages.reduce((sum, { slots }) => sum + slots.length, 0);
  let placed = 0;
  let seen = 0;
  for (const { performance, slots } of stages) {
    seen += slots.length;
    const share = Math.round((Math.min(entries.length, capacity) * seen) / capacity) - placed;
    const own = entries.slice(placed, placed + Math.min(share, slots.length));
    const hasInterval = own.length >= actsWithInterval && own.length + intervalSlots <= slots.length;
    own.forEach((entry, index) => {
      const isAfter = hasInterval && index >= Math.ceil(own.length / 2);
      entry.performance = performance;
      entry.slot = slots[index + (isAfter ? intervalSlots : 0)] ?? null;
    });
    placed += own.length;
  }
}

const gameMinutes = 80;
const tipOffs = ['16:00', '17:30', '19:00'];

/**
 * Draws the games between the accepted teams of each grade and adds them, a night a week (a day a day in a tournament). A team's
 * slot is its ten minutes of warm-up before its first game: the home team first.
 */
export function scheduleGames(
  tables: SeedTables,
  random: Random,
  event: EventOnStage,
  entries: readonly PlannedEntry[],
): void {
  const isDrawn = ['complete', 'running', 'closed'].includes(event.plan.status);
  const games = isDrawn ? [...drawRound(random, entries), ...drawRound(random, entries)] : [];
  const isTournament = event.plan.series.days < 14;
  const perNight = event.venue.spaces.length * tipOffs.length;
  games.forEach(([home, away], index) => {
    const night = Math.floor(index / perNight) * (isTournament ? 1 : 7);
    if (night >= event.plan.series.days) return;
    const within = index % perNight;
    const start = instant(event, night, tipOffs[Math.floor(within / event.venue.spaces.length)] ?? '16:00');
    const game = addPerformance(tables, event, start, {
      name: `${home.plan.fields.name} v ${away.plan.fields.name}`,
      space: spaceOf(event, within % event.venue.spaces.length),
      minutes: gameMinutes,
      session: 'game',
      notes: null,
    });
    [home, away].forEach((team, order) => {
      if (team.performance) return;
      team.performance = game.hashcode;
      team.slot = iso(start.plus({ minutes: order * slotMinutes }));
    });
  });
}

/** Each entry of a group meets one other; the odd one out has a bye. */
function drawRound(random: Random, entries: readonly PlannedEntry[]): [PlannedEntry, PlannedEntry][] {
  const teams = entries.filter(({ status }) => status === 'accepted');
  const groups = new Map<string | undefined, PlannedEntry[]>();
  for (const team of teams) {
    const { group } = team.plan;
    groups.set(group, [...(groups.get(group) ?? []), team]);
  }
  return [...groups.values()].flatMap((group) => {
    const order = random.shuffled(group);
    return order.flatMap((home, index): [PlannedEntry, PlannedEntry][] => {
      const away = order[index + 1];
      return index % 2 === 0 && away ? [[home, away]] : [];
    });
  });
}

interface Showing {
  name: string;
  space: SeedRow;
  minutes: number;
  session: string;
  notes: string | null;
}

function addPerformance(tables: SeedTables, event: EventOnStage, start: DateTime, showing: Showing): SeedRow {
  const isPublic = ['matinee', 'evening', 'game'].includes(showing.session);
  const fields: SeedFields = {
    name: showing.name,
    event: event.row.hashcode,
    venue: event.venue.row.hashcode,
    space: showing.space.hashcode,
    starts_at: iso(start),
    ends_at: iso(start.plus({ minutes: showing.minutes })),
    session: showing.session,
    seats: isPublic ? Math.round(Number(showing.space['capacity']) * 0.9) : 0,
    running_notes: showing.notes,
    status: statusOn(event.plan, start.toFormat('yyyy-MM-dd')),
  };
  return tables.add('performances', fields);
}

function statusOn({ status, startsOn }: EventPlan, day: string): string {
  if (status === 'draft') return 'planned';
  if (day < seedDay) return 'finished';
  return status === 'open' && startsOn > later(seedDay, 180) ? 'planned' : 'scheduled';
}

function slotsOf(session: SessionPlan, start: DateTime): string[] {
  const count = session.hasSlots ? Math.floor(session.minutes / slotMinutes) : 0;
  return Array.from({ length: count }, (_, index) => iso(start.plus({ minutes: index * slotMinutes })));
}

function spaceOf({ venue }: EventOnStage, wanted: number): SeedRow {
  const space = venue.spaces[Math.min(wanted, venue.spaces.length - 1)];
  if (!space) throw new Error('A venue without a space.');
  return space;
}

function instant({ plan, venue }: EventOnStage, day: number, clock: string): DateTime {
  return DateTime.fromISO(`${later(plan.startsOn, day)}T${clock}`, { zone: venue.zone });
}

function iso(moment: DateTime): string {
  return moment.toFormat("yyyy-MM-dd'T'HH:mm:ssZZ");
}

const runningNotes = [
  'Hold the doors until the buses from the north are in.',
  'Judges’ table in row F. Tea at half time.',
  'Live musicians load in from the left, ten minutes early.',
  'Sign-language interpreter stage right for the whole session.',
  'Strobe in the third slot: notice at the doors.',
];
