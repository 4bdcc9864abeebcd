import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RecordOf } from '@callboard/api-contract';
import { callSheet } from './callSheet';
import { proposeSlots } from './proposeSlots';
import { gameCalls, runSheet, sheetRows, unplaced, type SheetEntry } from './runSheet';

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

function entry(name: string, slot: string | null, inPerformance: string | null, minutes = 10): SheetEntry {
  return {
    hashcode: name,
    version: 1,
    name,
    status: 'accepted',
    organisation: null,
    performance: inPerformance ? { hashcode: inPerformance, title: inPerformance, model: '' } : null,
    slot_starts_at: slot,
    slot_ends_at: slot && new Date(Date.parse(slot) + minutes * 60_000).toISOString(),
  };
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
    expect(early?.entries.map((each) => each.name)).toEqual(['First', 'Second', 'Unslotted']);
  });

  test('an accepted entry without performance or slot is unplaced', () => {
    const withdrawn = { ...entry('Gone', null, null), status: 'withdrawn' };
    const placed = entry('Placed', '2027-05-14T06:00:00Z', 'early');
    expect(
      unplaced([entry('Waiting', null, null), entry('Half', null, 'early'), withdrawn, placed]).map(
        (each) => each.name,
      ),
    ).toEqual(['Waiting', 'Half']);
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
            'entry' in each ? `${each.performance} ${each.slot_starts_at}` : `a ${each.slot_starts_at}`,
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
});

describe('sheetRows', () => {
  const pointer = (title: string) => ({ hashcode: title, title, model: '' });
  function item(given: Partial<RecordOf<'timeSlots'>>): RecordOf<'timeSlots'> {
    return {
      hashcode: `at ${given.slot_starts_at ?? 'none'}`,
      instance_id: 1,
      version: 3,
      created: '',
      modified: '',
      qed_model: qedModel,
      kind: 'entry',
      name: null,
      event: pointer('final'),
      entry: null,
      away: null,
      performance: pointer('evening'),
      slot_starts_at: null,
      slot_ends_at: null,
      minutes: 10,
      is_out: false,
      notes: null,
      ...given,
    };
  }

  test('[2.18] has an act that goes on where it stands in the final, not where it is at its own event', () => {
    const heard = { ...entry('Tides', '2027-05-07T07:00:00Z', 'heat'), event: pointer('heat'), room: '4' };
    const unplacedThere = sheetRows([heard], [], 'final').entries;
    expect(unplaced(unplacedThere)).toMatchObject([{ hashcode: 'Tides', slot_starts_at: null, room: null }]);
    const at = item({ entry: pointer('Tides'), slot_starts_at: '2027-05-14T07:00:00Z' });
    expect(sheetRows([heard], [at], 'final').entries).toMatchObject([
      { hashcode: at.hashcode, version: 3, entry: 'Tides', performance: { hashcode: 'evening' }, room: null },
    ]);
    expect(sheetRows([heard], [], 'heat').entries).toEqual([heard]);
  });

  test('[2.18] has a game once, and calls both of its teams', () => {
    const teams = [entry('Hawks', null, null), entry('Tigers', null, null), entry('Lions', null, null)];
    const game = item({
      kind: 'game',
      name: 'Hawks v Tigers',
      entry: pointer('Hawks'),
      away: pointer('Tigers'),
      slot_starts_at: '2027-05-14T07:00:00Z',
    });
    const { entries, items } = sheetRows(teams, [game], 'final');
    expect([...entries, ...items].map(({ name }) => name)).toEqual(['Lions', 'Hawks v Tigers']);
    expect(gameCalls(teams, [game]).map(({ name, slot_starts_at }) => [name, slot_starts_at])).toEqual([
      ['Hawks', game.slot_starts_at],
      ['Tigers', game.slot_starts_at],
    ]);
  });

  test('leaves out of the tray what appears no more', () => {
    expect(
      unplaced(sheetRows([], [item({ kind: 'interval', name: 'Interval', is_out: true })], 'final').items),
    ).toEqual([]);
  });
});
