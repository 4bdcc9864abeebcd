import { apiPrefix } from '@callboard/api-contract';
import { collectionAt, registry } from '@callboard/api-contract/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedingMs } from '../../testKit/seededTemplate';
import { startTestApi, type TestApi } from '../../testKit/startTestApi';
import { testSession, type TestSession } from '../../testKit/testSession';
import { doneOf, importLines } from './testing/importClient';

let api: TestApi;
let staff: TestSession;
let event: string;

beforeAll(async () => {
  api = await startTestApi({ isSeeded: true });
  staff = await testSession(api.database, 'showquest', ['staff']);
  const [found] = await api.asOwner<{ hashcode: string }>(
    `SELECT hashcode FROM events WHERE tenant = 'showquest' AND name = 'Wellington Heat 2027'`,
  );
  event = found?.hashcode ?? '';
}, seedingMs);
afterAll(() => api.close());

describe('importing what lies within something', () => {
  const performances = `${apiPrefix()}${registry.performances.path}/imports`;

  it('reads times on the clocks of the venue, wherever the laptop is', async () => {
    const csv = [
      'Name,Venue,Space,Starts,Ends',
      'From afar,Whairepo Theatre,Main stage,14-08-2027 19:00,14-08-2027 21:00',
      'Skipped,Whairepo Theatre,Main stage,26-09-2027 02:30,26-09-2027 04:00',
      'Twice,Whairepo Theatre,Main stage,04-04-2027 02:30,04-04-2027 04:00',
      'Twice named,Whairepo Theatre,Main stage,04-04-2027 02:30 NZST,04-04-2027 04:00',
    ].join('\n');
    const lines = await importLines(api, csv, {
      mode: 'commit',
      to: performances,
      as: staff,
      defaults: { event },
      zone: 'Australia/Perth',
    });
    expect(doneOf(lines)).toMatchObject({ created: 2, invalid: 2 });
    expect(lines.flatMap((line) => (line.type === 'row' ? [line.errors] : []))).toEqual([
      {
        starts_at: ['"26-09-2027 02:30" does not exist in Pacific/Auckland: the clocks go forward then'],
      },
      {
        starts_at: ['"04-04-2027 02:30" occurs twice in Pacific/Auckland: write NZDT or NZST after it'],
      },
    ]);
    const stored = await api.asOwner<{ starts_at: Date }>(
      `SELECT starts_at FROM performances WHERE name IN ('From afar', 'Twice named') ORDER BY name`,
    );
    expect(stored.map(({ starts_at }) => starts_at.toISOString())).toEqual([
      '2027-08-14T07:00:00.000Z',
      '2027-04-03T14:30:00.000Z',
    ]);
  });

  it('takes the space of the row’s venue, follows the clock of the zone, and sees what is taken', async () => {
    const csv = [
      'Name,Venue,Space,Starts,Ends',
      'Extra show,Whairepo Theatre,Main stage,14-07-2027 19:00,14-07-2027 21:00',
      'Clash in file,Whairepo Theatre,main stage,14-07-2027 20:00,14-07-2027 22:00',
      'Clash with season,Whairepo Theatre,Main stage,28-05-2027 19:30,28-05-2027 20:00',
      'Nowhere,,Main stage,15-07-2027 19:00,15-07-2027 21:00',
      'Elsewhere,Whairepo Theatre,Gallery,15-07-2027 19:00,15-07-2027 21:00',
    ].join('\n');
    const lines = await importLines(api, csv, {
      mode: 'commit',
      to: performances,
      as: staff,
      defaults: { event },
    });
    const reasons = Object.fromEntries(
      lines.flatMap((line) => (line.type === 'row' ? [[line.title, line.errors]] : [])),
    );
    expect(reasons['Clash in file']).toEqual({ space: ['This clashes with row 2 of the file'] });
    expect(reasons['Clash with season']).toEqual({ space: ['This clashes with "Evening show, day 1"'] });
    expect(reasons['Nowhere']).toMatchObject({
      space: [expect.stringContaining('spaces are called "Main stage"')],
    });
    expect(reasons['Elsewhere']).toEqual({ space: ['No space is called "Gallery"'] });
    const [stored] = await api.asOwner<{ starts_at: Date }>(
      `SELECT starts_at FROM performances WHERE name = 'Extra show'`,
    );
    expect(stored?.starts_at.toISOString()).toBe('2027-07-14T07:00:00.000Z');
    const again = doneOf(
      await importLines(api, csv, {
        mode: 'commit',
        to: performances,
        as: staff,
        defaults: { event },
      }),
    );
    expect(again).toMatchObject({ created: 0, duplicates: 1 });
  });

  it('knows the event of a performer from their act, at both prefixes', async () => {
    const [entry] = await api.asOwner<{ name: string; event: string }>(
      `SELECT min(name) AS name, min(event::text) AS event FROM entries WHERE tenant = 'showquest' GROUP BY name HAVING count(*) = 1 ORDER BY 1 LIMIT 1`,
    );
    const csv = `Name,Act,School year\nRāwiri Poutama,"${entry?.name}",9\n`;
    const to = `${apiPrefix(2)}${collectionAt('participants', 'showquest').v2Path}/imports`;
    expect(doneOf(await importLines(api, csv, { mode: 'commit', to, as: staff }))).toMatchObject({
      created: 1,
      invalid: 0,
    });
    const [stored] = await api.asOwner<{ event: string }>(
      `SELECT event FROM participants WHERE tenant = 'showquest' AND name = 'Rāwiri Poutama' AND version = 1 ORDER BY created DESC LIMIT 1`,
    );
    expect(stored?.event).toBe(entry?.event);
  });

  it('sees which time slots are outside their performance, taken, or given twice', async () => {
    const [evening] = await api.asOwner<{ hashcode: string }>(
      `SELECT hashcode FROM performances WHERE tenant = 'showquest' AND name = 'Extra show'`,
    );
    const csv = [
      'Act,Section,Time slot',
      'First,Open,14-07-2027 19:00',
      'Overlaps the first,Open,14-07-2027 19:05',
      'Next,Open,14-07-2027 19:10',
      'In the night,Open,14-07-2027 03:00',
    ].join('\n');
    const request = {
      to: `${apiPrefix()}${collectionAt('entries', 'showquest').path}/imports`,
      as: staff,
      defaults: { event, performance: evening?.hashcode ?? '' },
    };
    const lines = await importLines(api, csv, { ...request, mode: 'commit' });
    const errors = (from: typeof lines) =>
      Object.fromEntries(
        from.flatMap((line) => (line.type === 'row' && line.errors ? [[line.title, line.errors]] : [])),
      );
    expect(errors(lines)).toEqual({
      'Overlaps the first': { slot_starts_at: ['This clashes with row 2 of the file'] },
      'In the night': {
        slot_starts_at: [
          'The performance is on 14-Jul-2027 from 19:00 to 21:00, and this slot takes 10 minutes.',
        ],
      },
    });
    const late = 'Act,Section,Time slot\nToo late,Open,14-07-2027 19:15';
    expect(errors(await importLines(api, late, { ...request, mode: 'preview' }))).toEqual({
      'Too late': { slot_starts_at: ['Another act has 19:10 to 19:20.'] },
    });
  });
});
