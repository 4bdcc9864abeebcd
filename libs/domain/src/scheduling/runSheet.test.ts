import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RecordOf } from '@callboard/api-contract';
import { callSheet } from './callSheet';
import { proposeSlots } from './proposeSlots';
import { runSheet, unplaced } from './runSheet';
import { anAct, anEntry } from './testing/anAct';

const qedModel = {
  title: '',
  visual_title: '',
  subtitle: '',
  url: '',
  model: '',
  avatar: { icon: '', color: '', shape: 'square' as const, placeholder: '' },
};

function performance(
  hashcode: string,
  space: string,
  startsAt: string,
  endsAt: string,
): RecordOf<'performances'> {
  const pointer = (title: string) => ({ hashcode: title, title, model: '' });
  return {
    hashcode,
    instance_id: 1,
    version: 1,
    created: startsAt,
    modified: startsAt,
    qed_model: qedModel,
    name: hashcode,
    event: pointer('event'),
    venue: pointer('Founders'),
    space: pointer(space),
    starts_at: startsAt,
    ends_at: endsAt,
    session: null,
    seats: null,
    on_foyer_screens: null,
    status: 'scheduled',
  };
}

function entry(name: string, from: string | null, inPerformance: string | null, minutes = 10) {
  if (from !== null && inPerformance !== null)
    return anAct(name, { performance: inPerformance, from, minutes });
  return anAct(name, null, {
    performance: inPerformance === null ? null : { hashcode: inPerformance, title: '' },
  });
}

const utcDay = (instant: string) => instant.slice(0, 10);

describe('runSheet', () => {
  test('[2.21] EventProfile groups performances by day, venue and space, each with its slots in order', () => {
    const performances = [
      performance('late', 'Stage', '2027-05-14T08:00:00Z', '2027-05-14T09:00:00Z'),
      performance('early', 'Stage', '2027-05-14T06:00:00Z', '2027-05-14T07:00:00Z'),
      performance('hall', 'Hall', '2027-05-14T06:00:00Z', '2027-05-14T07:00:00Z'),
      performance('next', 'Stage', '2027-05-15T06:00:00Z', '2027-05-15T07:00:00Z'),
    ];
    const entries = [
      entry('Second', '2027-05-14T06:10:00Z', 'early'),
      entry('Unslotted', null, 'early'),
      entry('First', '2027-05-14T06:00:00Z', 'early'),
    ];
    const sheet = runSheet(performances, entries, utcDay);
    const outline = sheet.map(({ day, lanes }) => [
      day,
      lanes.map((lane) => [lane.space.title, lane.performances.map((each) => each.performance.name)]),
    ]);
    expect(outline).toEqual([
      [
        '2027-05-14',
        [
          ['Hall', ['hall']],
          ['Stage', ['early', 'late']],
        ],
      ],
      ['2027-05-15', [['Stage', ['next']]]],
    ]);
    const early = sheet[0]?.lanes[1]?.performances[0];
    expect(early?.items.map((each) => each.name)).toEqual(['First', 'Second', 'Unslotted']);
  });

  test('an accepted entry or another item without performance or slot is unplaced, unless it left', () => {
    const withdrawn = anAct('Gone', null, { is_out: true, entry: { status: 'withdrawn' } });
    const submitted = anAct('Asks', null, { entry: { status: 'submitted' } });
    const placed = entry('Placed', '2027-05-14T06:00:00Z', 'early');
    const pause = anAct('Interval', null, { kind: 'interval', entry: null });
    const game = anAct('A v B', null, { kind: 'game', away: anEntry('B') });
    const rows = [entry('Waiting', null, null), entry('Half', null, 'early'), pause, game];
    expect(
      unplaced([
        ...rows,
        withdrawn,
        submitted,
        placed,
        { ...game, is_out: true },
        { ...pause, is_out: true },
      ]),
    ).toEqual(rows);
  });
});

describe('proposeSlots', () => {
  test('never assigns a slot twice or an occupied one, and fills in order of time', () => {
    const minutes = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(
        minutes,
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 0, max: 6 }),
        (slotMinutes, waitingCount, takenCount) => {
          const performances = [
            performance('b', 'Stage', '2027-05-14T08:00:00Z', '2027-05-14T09:00:00Z'),
            performance('a', 'Stage', '2027-05-14T06:00:00Z', '2027-05-14T07:00:00Z'),
          ];
          const slots = Math.floor(60 / slotMinutes);
          const placed = Array.from({ length: Math.min(takenCount, slots) }, (_, index) =>
            entry(
              `placed ${index}`,
              new Date(Date.parse('2027-05-14T06:00:00Z') + index * slotMinutes * 60_000).toISOString(),
              'a',
              slotMinutes,
            ),
          );
          const waiting = Array.from({ length: waitingCount }, (_, index) =>
            entry(`waiting ${index}`, null, null),
          );
          const proposals = proposeSlots(waiting, performances, placed, slotMinutes);
          const given = [...placed, ...proposals].map((each) =>
            'item' in each ? `${each.performance} ${each.slot_starts_at}` : `a ${each.slot_starts_at}`,
          );
          expect(new Set(given).size).toBe(given.length);
          expect(proposals).toHaveLength(Math.min(waitingCount, 2 * slots - placed.length));
          const times = proposals.map((proposal) => proposal.slot_starts_at);
          expect(times).toEqual([...times].sort());
        },
      ),
    );
  });

  test('leaves out what overlaps a slot of another length or start', () => {
    const evening = performance('a', 'Stage', '2027-05-14T06:00:00Z', '2027-05-14T06:40:00Z');
    const placed = [entry('Placed', '2027-05-14T06:05:00Z', 'a', 15)];
    const waiting = ['one', 'two', 'three'].map((name) => entry(name, null, null));
    expect(proposeSlots(waiting, [evening], placed, 10).map(({ slot_starts_at: slot }) => slot)).toEqual([
      '2027-05-14T06:20:00.000Z',
      '2027-05-14T06:30:00.000Z',
    ]);
  });

  test('places no entry in a rehearsal or a workshop', () => {
    for (const session of ['rehearsal', 'workshop'] as const) {
      const without = {
        ...performance('a', 'Stage', '2027-05-14T06:00:00Z', '2027-05-14T07:00:00Z'),
        session,
      };
      expect(proposeSlots([entry('Waiting', null, null)], [without], [], 10)).toEqual([]);
    }
  });

  test('a cancelled performance takes no entries', () => {
    const cancelled = {
      ...performance('a', 'Stage', '2027-05-14T06:00:00Z', '2027-05-14T07:00:00Z'),
      status: 'cancelled' as const,
    };
    expect(proposeSlots([entry('Waiting', null, null)], [cancelled], [], 10)).toEqual([]);
  });
});

describe('callSheet', () => {
  const evening = performance('evening', 'Hall', '2027-05-14T07:00:00Z', '2027-05-14T09:00:00Z');
  const adjacent = performance('beside', 'Annex', '2027-05-14T07:05:00Z', '2027-05-14T08:00:00Z');
  const nextDay = performance('next', 'Hall', '2027-05-15T07:00:00Z', '2027-05-15T09:00:00Z');
  const dayOf = (instant: string) => instant.slice(0, 10);

  test('reports for each day who has to be where, in order of time over all spaces', () => {
    const entries = [
      entry('Tides', '2027-05-14T07:10:00Z', 'evening'),
      entry('Waves', '2027-05-14T07:00:00Z', 'evening'),
      entry('Kelp', null, 'beside'),
      entry('Sand', '2027-05-15T07:00:00Z', 'next'),
    ];
    const days = callSheet(runSheet([nextDay, evening, adjacent], entries, dayOf)).sort((a, b) =>
      a.day.localeCompare(b.day),
    );
    expect(
      days.map(({ day, calls }) => [day, calls.map((call) => `${call.entry.name} ${call.space.title}`)]),
    ).toEqual([
      ['2027-05-14', ['Waves Hall', 'Kelp Annex', 'Tides Hall']],
      ['2027-05-15', ['Sand Hall']],
    ]);
  });

  test('calls an entry without a slot for the whole performance', () => {
    const [day] = callSheet(runSheet([adjacent], [entry('Kelp', null, 'beside')], dayOf));
    expect(day?.calls[0]).toMatchObject({ at: adjacent.starts_at, until: adjacent.ends_at });
  });

  test('[2.18] calls both teams of a game, and no entry that left', () => {
    const game = { ...entry('Hawks v Tigers', '2027-05-14T07:00:00Z', 'evening'), kind: 'game' as const };
    const teams = { entry: anEntry('Tigers'), away: anEntry('Hawks') };
    const left = { ...anEntry('Lions'), status: 'withdrawn' };
    const rows = [
      { ...game, ...teams },
      { ...game, hashcode: 'other', entry: left, away: null },
    ];
    const [day] = callSheet(runSheet([evening], rows, dayOf));
    expect(day?.calls.map(({ entry: { name }, item }) => [name, item.hashcode])).toEqual([
      ['Hawks', 'Hawks v Tigers'],
      ['Tigers', 'Hawks v Tigers'],
    ]);
  });
});
