import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import type { CountsResponse } from '@callboard/api-contract/lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordMaker, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let judge: TestClient;
let participant: TestClient;
let maker: RecordMaker;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  judge = await api.loginAs('showquest', 'judge');
  participant = await api.loginAs('showquest', 'participant');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
});
afterAll(() => api.close());

async function counts(client: TestClient, path: string, query: string): Promise<CountsResponse> {
  const { status, body } = await client.call('GET', `${path}/counts?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  // The answer checker of the test kit holds it to the contract.
  return body as CountsResponse;
}

const projects = 'project/projects';

/** A generator of small numbers, the same in each run. */
function createNumbers(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

interface Project {
  name: string;
  starts_on: string | null;
  budget: number | null;
  currency: string | null;
  status: string;
}

const monthOf = (day: string | null): string | null => (day === null ? null : `${day.slice(0, 7)}-01`);

function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

describe('the numbers of a list', () => {
  it('[1.5] match its rows, for any grouping and filter', async () => {
    const next = createNumbers(7);
    for (let index = 0; index < 40; index += 1) {
      const day = `2027-0${1 + next(4)}-${String(1 + next(28)).padStart(2, '0')}`;
      const { status, body } = await staff.call('POST', projects, {
        name: `Tour ${index}`,
        starts_on: next(5) === 0 ? null : day,
        budget: next(6) === 0 ? null : next(100_000),
        currency: ['NZD', 'AUD', null][next(3)],
      });
      expect(status, JSON.stringify(body)).toBe(201);
    }
    for (const filter of ['', 'starts_on__lte=2027-03-01', 'starts_on__gte=2027-02-10', 'search=tour 1']) {
      const list = await staff.call('GET', `${projects}?page_size=200&${filter}`);
      // The contract's envelope of a list.
      const { results: rows } = list.body as { results: Project[] };
      const answer = await counts(
        staff,
        projects,
        `by=starts_on:month,status&of=budget:sum,budget:average,budget:min,budget:max&${filter}`,
      );
      expect(answer.results).toEqual(naive(rows));
      expect(answer.total).toMatchObject({ count: rows.length, measures: measuresOf(rows) });
      expect(answer.rest).toEqual({ groups: 0, count: 0 });
      const weeks = await counts(staff, projects, `by=starts_on:week&${filter}`);
      const expected = groupBy(rows, (row) => row.starts_on && mondayOf(row.starts_on));
      expect(new Map(weeks.results.map(({ value, count }) => [value, count]))).toEqual(
        new Map([...expected].map(([value, group]) => [value, group.length])),
      );
    }
  });

  it('are in groups by the clocks of the tenant, where a day begins before midnight of Greenwich', async () => {
    const [instant, day] = ['2030-03-04T12:30:00+00:00', '2030-03-05'];
    const created = await staff.call('POST', 'schedule/events', {
      name: 'Late meeting',
      kind: 'meeting',
      starts_at: instant,
      ends_at: '2030-03-04T13:30:00+00:00',
    });
    expect(created.status, JSON.stringify(created.body)).toBe(201);
    const answer = await counts(staff, 'schedule/events', 'by=starts_at:day&search=late meeting');
    expect(answer.results).toMatchObject([{ value: day, count: 1 }]);
  });

  it('name references as the reader sees them, and list five hundred groups at most', async () => {
    await api.database.forTenant('showquest').write({ actor: null }, (transaction) =>
      transaction.query({
        text: `INSERT INTO projects (tenant, name, starts_on)
          SELECT 'showquest', 'Day ' || day, date '2028-01-01' + day FROM generate_series(1, 510) day`,
        values: [],
      }),
    );
    const days = await counts(staff, projects, 'by=starts_on:day&search=day&starts_on__gte=2028-01-01');
    expect([days.results.length, days.rest, days.total?.count]).toEqual([
      500,
      { groups: 10, count: 10 },
      510,
    ]);
    // Of periods the latest are listed, in their order.
    expect([days.results[0]?.value, days.results.at(-1)?.value]).toEqual(['2028-01-12', '2029-05-25']);
    const venue = await maker.make('venues', { name: 'Civic Hall' });
    await maker.make('spaces', { venue: venue.hashcode });
    const spaces = await counts(staff, 'callboard/spaces', 'by=venue');
    expect(spaces.results).toContainEqual(
      expect.objectContaining({ value: venue.hashcode, label: 'Civic Hall', count: 1 }),
    );
  });
});

describe('rights', () => {
  it('keep the records of others out of the counts', async () => {
    const mine = await maker.make('entries', { contact: participant.individual });
    const other = await maker.make('entries');
    const answer = await counts(participant, 'showquest/entries', 'by=event&of=members_count:sum');
    expect(answer.total?.count).toBe(1);
    const listed = answer.results.map(({ value }) => value);
    // References are read as their hashcode and title.
    const eventOf = (entry: { [key: string]: unknown }): unknown =>
      (entry['event'] as { hashcode: string }).hashcode;
    expect(listed).toEqual([eventOf(mine)]);
    const all = await counts(staff, 'showquest/entries', 'by=event');
    expect(all.results.map(({ value }) => value)).toContain(eventOf(other));
    expect((await participant.call('GET', `${projects}/counts?by=status`)).status).toBe(403);
  });

  it.each([
    ['by=contact', 'by'],
    ['by=status,contact', 'by'],
    ['by=status,decision', 'by'],
    ['by=status&of=fee_owed:sum', 'of'],
    ['by=status&of=members_count:sum,fee_total:max', 'of'],
    ['by=fee_due_on:month', 'by'],
    ['by=status&fee_owed__gte=1', 'fee_owed__gte'],
  ])('refuse a judge what judges cannot read: %s', async (query, key) => {
    const { status, body } = await judge.call('GET', `showquest/entries/counts?${query}`);
    expect([status, Object.keys(body ?? {})]).toEqual([400, [key, '$problems']]);
    expect((await staff.call('GET', `showquest/entries/counts?${query}`)).status).toBe(200);
  });

  it.each([
    ['', 'by'],
    ['by=', 'by'],
    ['by=name', 'by'],
    ['by=starts_on', 'by'],
    ['by=starts_on:decade', 'by'],
    ['by=status:month', 'by'],
    ['by=status,status', 'by'],
    ['by=status,owner,team', 'by'],
    ['by=status&by=owner', 'by'],
    ['by=status&of=name:sum', 'of'],
    ['by=status&of=budget', 'of'],
    ['by=status&of=budget:median', 'of'],
    ['by=status&of=instance_id:sum', 'of'],
    ['by=status&of=__proto__:sum', 'of'],
    ['by=status&ordering=name', 'ordering'],
  ])('and bad input with a sentence for the parameter: %s', async (query, key) => {
    const { status, body } = await staff.call('GET', `${projects}/counts?${query}`);
    expect([status, Object.keys(body ?? {})]).toEqual([400, [key, '$problems']]);
  });

  it('group and measure nothing personal', async () => {
    const path = 'individual/individuals/counts?by=';
    for (const field of ['date_of_birth:year', 'born_on:year', 'email', 'phone']) {
      expect((await staff.call('GET', `${path}${field}`)).status).toBe(400);
    }
  });
});

/** Counts as the statement computes them, over the rows that a list answered. */
function naive(rows: readonly Project[]): unknown[] {
  const groups = [...groupBy(rows, (row) => JSON.stringify([monthOf(row.starts_on), row.status]))];
  return groups
    .map(([key, group]) => {
      // Written just above.
      const [value, status] = JSON.parse(key) as [string | null, string];
      return {
        value,
        label: value ?? '',
        second: { value: status, label: status === 'planned' ? 'Planned' : status },
        count: group.length,
        measures: measuresOf(group),
      };
    })
    .sort((one, other) => (one.value ?? '9999').localeCompare(other.value ?? '9999'));
}

function measuresOf(rows: readonly Project[]): unknown[] {
  const byCurrency = [...groupBy(rows, (row) => row.currency ?? 'NZD')].sort(([one], [other]) =>
    one.localeCompare(other),
  );
  const amounts = byCurrency.flatMap(([currency, group]) => {
    const values = group.flatMap(({ budget }) => (budget === null ? [] : [budget]));
    return values.length === 0 ? [] : [{ currency, values }];
  });
  const sum = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0);
  const each = (of: (values: readonly number[]) => number) =>
    amounts.map(({ currency, values }) => ({ currency, value: of(values) }));
  return [
    each(sum),
    each((values) => Number((sum(values) / values.length).toFixed(2))),
    each((values) => Math.min(...values)),
    each((values) => Math.max(...values)),
  ];
}
