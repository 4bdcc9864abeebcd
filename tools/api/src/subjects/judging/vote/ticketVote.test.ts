import { apiPrefix } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTicket } from '../../../testKit/insertTicket';
import { makeStage, onStage, type TestStage } from '../../../testKit/judgingKit';
import { createRecordMaker, type RecordMaker } from '../../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let maker: RecordMaker;
let stage: TestStage;
let performance: string;

beforeAll(async () => {
  api = await startTestApi({ variables: { CALLBOARD_FEATURES: 'ticketing' } });
  staff = await api.loginAs('showquest', 'staff');
  const head = await api.loginAs('showquest', 'judge');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  stage = await makeStage(api, { maker, staff, judges: [head] });
  await api.asOwner(`UPDATE events SET status = 'running', ends_on = current_date WHERE hashcode = $1`, [
    stage.event.hashcode,
  ]);
  performance = await performanceOf(stage.event.hashcode);
});
afterAll(() => api.close());

async function performanceOf(event: string): Promise<string> {
  const venue = await maker.make('venues', {});
  const space = await maker.make('spaces', { venue: venue.hashcode });
  const place = { event, venue: venue.hashcode, space: space.hashcode };
  return (await maker.make('performances', place)).hashcode;
}

let sold = 0;

/** The code of a ticket for a performance, with the status that it has by now. */
async function ticketCode(of: string, status = 'valid'): Promise<string> {
  const { hashcode: priceType } = await maker.make('priceTypes', { group_size: 1 });
  sold += 1;
  return (await insertTicket(api, 'showquest', { performance: of, priceType, nth: sold, status })).code;
}

const act = (nth: number) => stage.acts[nth]?.hashcode ?? '';
const ask = async (url: string) =>
  (await api.app.inject({ url: `${apiPrefix()}${url}`, headers: { domain: 'showquest' } })).json<{
    data: object;
  }>().data;
const openVotes = () => ask(`sale/performances/${performance}/votes`);
const stored = () =>
  api.asOwner<{ entry: string; votes: number }>(
    'SELECT entry, count(*)::int AS votes FROM stage_votes WHERE stage = $1 GROUP BY entry',
    [stage.stage.hashcode],
  );

/** A vote as the phone of a ticket's holder casts it. */
async function cast(code: string, entry: string, nth = 0): Promise<number> {
  const { statusCode } = await api.app.inject({
    method: 'POST',
    url: `${apiPrefix()}vote`,
    headers: { domain: 'showquest' },
    payload: { stage: stage.stage.hashcode, code, entry, nth, ballot: randomBytes(16).toString('hex') },
    remoteAddress: `203.0.113.${sold}`,
  });
  return statusCode;
}

describe('[3.24] the vote of those who have a ticket', () => {
  it('is on the page of an order while it is open, and one for each ticket, whichever phone casts it', async () => {
    const code = await ticketCode(performance);
    expect(await openVotes()).toEqual({ votes: [] });
    expect(await cast(code, act(0))).toBe(404);
    const opened = await onStage(staff, 'run_vote', stage, { step: 'open', until: null, by: 'ticket' });
    expect(opened.status, JSON.stringify(opened.body)).toBe(200);
    expect(await openVotes()).toMatchObject({ votes: [{ stage: stage.stage.hashcode }] });
    expect(await ask(`vote/${stage.stage.hashcode}`)).toMatchObject({ by: 'ticket', isOpen: true });
    expect(await cast(code, act(0))).toBe(200);
    expect(await cast(code, act(1), 1)).toBe(200);
    expect(await stored()).toEqual([{ entry: act(1), votes: 1 }]);
    expect(await cast(await ticketCode(performance), act(1))).toBe(200);
    expect(await stored()).toEqual([{ entry: act(1), votes: 2 }]);
  });

  it('is refused with the code of the hall, of another event, or of a ticket that was paid back', async () => {
    const [row] = await api.asOwner<{ vote_code: string }>(
      'SELECT vote_code FROM stages WHERE hashcode = $1',
      [stage.stage.hashcode],
    );
    const other = await maker.make('events', {});
    const before = await stored();
    for (const code of [
      row?.vote_code ?? '',
      await ticketCode(await performanceOf(other.hashcode)),
      await ticketCode(performance, 'refunded'),
      await ticketCode(performance, 'exchanged'),
      'CB1.nothing-that-was-sold',
    ]) {
      sold += 1;
      expect([code, await cast(code, act(0))]).toEqual([code, 403]);
    }
    expect(await stored()).toEqual(before);
  });

  it('stays by tickets when it is closed and opened again', async () => {
    await onStage(staff, 'run_vote', stage, { step: 'close' });
    expect(await openVotes()).toEqual({ votes: [] });
    expect(await cast(await ticketCode(performance), act(0))).toBe(409);
    await onStage(staff, 'run_vote', stage, { step: 'open', until: null });
    expect(await cast(await ticketCode(performance), act(0))).toBe(200);
  });
});

describe('[3.24] the vote of those who have a printed card', () => {
  let others: TestStage;
  const cardsOf = async ({ stage: { hashcode } }: TestStage, count: string | number) =>
    staff.call('GET', `stages/${hashcode}/vote/cards?count=${count}`);
  async function codesOf(of: TestStage, count: number): Promise<string[]> {
    // The contract's answer.
    const { data } = (await cardsOf(of, count)).body as { data: { cards: { code: string }[] } };
    return data.cards.map(({ code }) => code);
  }

  beforeAll(async () => {
    const head = await api.loginAs('showquest', 'judge');
    [stage, others] = [
      await makeStage(api, { maker, staff, judges: [head] }),
      await makeStage(api, { maker, staff, judges: [head] }),
    ];
    for (const { event } of [stage, others])
      await api.asOwner(`UPDATE events SET status = 'running', ends_on = current_date WHERE hashcode = $1`, [
        event.hashcode,
      ]);
  });

  it('has as many different codes as are printed, the same each time, for staff alone', async () => {
    const codes = await codesOf(stage, 3_000);
    expect(new Set(codes).size).toBe(3_000);
    expect(await codesOf(stage, 5)).toEqual(codes.slice(0, 5));
    expect(codes.filter((code) => !/^\d{1,4}-[2-9A-Z]{8}$/.test(code))).toEqual([]);
    for (const count of ['0', '3001', '-1', 'many', ''])
      expect([count, (await cardsOf(stage, count)).status]).toEqual([count, 400]);
    const participant = await api.loginAs('showquest', 'participant');
    const path = `stages/${stage.stage.hashcode}/vote/cards?count=1`;
    expect((await participant.call('GET', path)).status).toBe(403);
    const elsewhere = await api.loginAs('rockquest', 'staff');
    expect((await elsewhere.call('GET', path)).status).toBe(404);
  });

  it('counts once for each card, however its code is typed, and changes with a later vote', async () => {
    const [one = '', two = ''] = await codesOf(stage, 2);
    expect(await cast(one, act(0))).toBe(404);
    await onStage(staff, 'run_vote', stage, { step: 'open', until: null, by: 'card' });
    expect(await cast(one, act(0))).toBe(200);
    expect(await cast(` ${one.toLowerCase()} `, act(1), 1)).toBe(200);
    expect(await cast(two, act(1))).toBe(200);
    expect(await stored()).toEqual([{ entry: act(1), votes: 2 }]);
  });

  it('takes no code of another stage, of no card, or that was changed by a letter', async () => {
    const [one = '', two = ''] = await codesOf(stage, 2);
    const [theirs = ''] = await codesOf(others, 1);
    const letters = one.split('-')[1] ?? '';
    const swapped = `2-${letters}`;
    const changed = one.slice(0, -1) + (one.endsWith('Z') ? 'Y' : 'Z');
    const before = await stored();
    for (const code of [
      theirs,
      swapped,
      changed,
      `${one}${two}`,
      '0-AAAAAAAA',
      '3001-AAAAAAAA',
      '1',
      '-',
      ' ',
    ]) {
      sold += 1;
      expect([code, await cast(code, act(0))]).toEqual([code, 403]);
    }
    expect(await stored()).toEqual(before);
  });
});
