import type { Hold } from '@callboard/api-contract/booking';
import type { APIRequestContext } from '@playwright/test';
import { apiUser, type ApiUser } from './api';
import { hallOf } from './hall';
import type { OwnServer } from './ownServer';
import { listOf, makeEntry, makeEvent, uniqueName, untaxedPlan, type Stored } from './records';
import { shop } from './shop';
import { wordsOf } from './tenants';

const tenant = 'showquest';
const minuteMs = 60_000;
const actMinutes = 4;
const rows = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K', 'L', 'M'];
const seatsInRow = 25;
const price = 2_500;

export const rubric = {
  criteria: [
    { code: 'music', label: 'Music', weight: 60, min: 0, max: 10, step: 1 },
    { code: 'stage', label: 'Stagecraft', weight: 40, min: 0, max: 10, step: 1 },
  ],
  penalties: [],
};

/** Users who work on the night, each signed in on a server of the test's own. */
export async function signInCrew(request: APIRequestContext, { port }: OwnServer) {
  const signIn = (role: Parameters<typeof apiUser>[2]) =>
    apiUser(request, tenant, role, `http://127.0.0.1:${port}`);
  const [staff, admin, participant, head, second, third] = await Promise.all([
    signIn('staff'),
    signIn('admin'),
    signIn('participant'),
    signIn('judge'),
    signIn('judge2'),
    signIn('judge3'),
  ]);
  return { staff, admin, participant, judges: [head, second, third] as const };
}

const act = (staff: ApiUser, path: string, action: string, target: string) =>
  staff.create(`${path}/actions`, { action, target });

/** An event with acts that are entered, accepted and in the order of tonight's performance, which begins in a quarter of an hour. */
export async function layOutActs(staff: ApiUser, count: number) {
  const begins = Math.floor(Date.now() / minuteMs) * minuteMs + 15 * minuteMs;
  const at = (minutes: number) => new Date(begins + minutes * minuteMs).toISOString();
  // A season without rules of its own.
  const { event, venue, space } = await makeEvent(staff, '2028-05-05');
  await staff.patch(`callboard/events/${event.hashcode}`, { slot_minutes: actMinutes });
  const { hashcode: performance } = await staff.create<Stored>('callboard/performances', {
    name: 'The final',
    event: event.hashcode,
    venue: venue.hashcode,
    space: space.hashcode,
    starts_at: at(0),
    ends_at: at(count * actMinutes + 20),
  });
  const { entryPath } = wordsOf(tenant);
  const acts: Stored[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const entry = await makeEntry(staff, tenant, event, { name: actName(nth) });
    for (const action of ['submit', 'accept']) await act(staff, entryPath, action, entry.hashcode);
    await staff.patch(`${entryPath}/${entry.hashcode}`, {
      performance,
      slot_starts_at: at(nth * actMinutes),
    });
    acts.push(entry);
  }
  await act(staff, 'callboard/events', 'open_entries', event.hashcode);
  return { event: event.hashcode, venue: venue.hashcode, space: space.hashcode, performance, acts };
}

/** The name of the act that is the nth, from 0. */
export const actName = (nth: number) => `Act ${String(nth + 1).padStart(2, '0')}`;

export type LaidOut = Awaited<ReturnType<typeof layOutActs>>;

/** Puts a hall of 300 seats on sale for the performance, and announces it. */
export async function openSale(staff: ApiUser, { venue, space, performance }: LaidOut) {
  const { hashcode: floorPlan } = await staff.create<Stored>('booking/floor_plans', {
    name: uniqueName('Seats'),
    venue,
    space,
    content: hallOf(rows, seatsInRow),
  });
  await act(staff, 'booking/floor_plans', 'publish', floorPlan);
  const [version] = await listOf<Stored>(staff, `booking/floor_plan_versions?floor_plan=${floorPlan}`);
  const { hashcode: group } = await staff.create<Stored>('booking/performance_price_groups', {
    name: 'Stalls',
    performance,
    price_plan: await untaxedPlan(staff),
    position: 1,
  });
  const [type] = await listOf<Stored>(staff, 'booking/price_types?search=Adult');
  const [method] = await listOf<Stored>(staff, 'finance/payment_methods?kind=card&status=active');
  await staff.create('booking/seat_prices', {
    name: 'Adults',
    price_group: group,
    price_type: type?.hashcode,
    price,
    currency: 'NZD',
  });
  const { hashcode: map } = await staff.create<Stored>('booking/seat_maps', {
    name: uniqueName('Map'),
    performance,
    floor_plan: floorPlan,
    plan_version: version?.hashcode,
    offer: { groups: [{ category: null, group }], exceptions: [], allows_singles: true },
  });
  await act(staff, 'callboard/performances', 'schedule', performance);
  await act(staff, 'booking/seat_maps', 'open_sale', map);
  return { performance, priceType: type?.hashcode ?? '', method: method?.hashcode ?? '' };
}

export interface SoldOrder {
  token: string;
  number: string;
  total: number;
  tickets: readonly { code: string | null }[];
}

/** Strangers buy the whole hall, five seats each, four of them at a time. */
export async function sellHall(
  request: APIRequestContext,
  server: OwnServer,
  sale: Awaited<ReturnType<typeof openSale>>,
): Promise<SoldOrder[]> {
  const quantity = 5;
  const buyers = Array.from({ length: (rows.length * seatsInRow) / quantity }, (_, nth) => nth);
  const sold: SoldOrder[] = [];
  const post = <T>(path: string, data: object) => shop<T>(request, path, data, server);
  const buy = async (nth: number) => {
    const { hold } = await post<{ hold: Hold }>('best', { performance: sale.performance, quantity });
    const { token } = await post<{ token: string }>('order', {
      hold: { hashcode: hold.hashcode, secret: hold.secret },
      tickets: hold.seats.map(({ seat }) => ({ seat, price_type: sale.priceType })),
      buyer: { name: `Buyer ${nth}`, email: `buyer${nth}@example.org` },
      payment_method: sale.method,
      expected_total: price * quantity,
    });
    const { order } = await post<{ order: Omit<SoldOrder, 'token'> }>('pay', { token, card: 'accept' });
    sold.push({ ...order, token });
  };
  const buyAll = async () => {
    for (let nth = buyers.shift(); nth !== undefined; nth = buyers.shift()) await buy(nth);
  };
  await Promise.all([buyAll(), buyAll(), buyAll(), buyAll()]);
  return sold;
}

/** A stage of these acts that leads three of them to the next, judged by three of whom the first leads. */
export async function startJudging(
  staff: ApiUser,
  { event, acts }: LaidOut,
): Promise<{ stage: Stored; next: Stored; judges: readonly string[] }> {
  const make = (path: string, body: object) => staff.create<Stored>(`competition/${path}`, body);
  const sheet = await make('rubrics', { name: uniqueName('Rubric'), content: rubric });
  await act(staff, 'competition/rubrics', 'publish', sheet.hashcode);
  const rules = { method: 'mean', tie_break: 'shared', decimals: 2, min_judges: 1, event };
  const next = await make('stages', { ...rules, name: uniqueName('National final'), kind: 'final' });
  const stage = await make('stages', {
    ...rules,
    name: uniqueName('Regional final'),
    kind: 'heat',
    rubric: sheet.hashcode,
    next: next.hashcode,
    next_count: 3,
  });
  for (const { hashcode: entry } of acts)
    await make('stage_entries', { event, stage: stage.hashcode, entry });
  const judges: string[] = [];
  for (const name of ['judge', 'judge2', 'judge3']) {
    const [user] = await listOf<Stored>(staff, `user?search=${name}@showquest.test`);
    const judge = await make('panel_judges', { event, stage: stage.hashcode, judge: user?.hashcode });
    if (judges.length === 0) await act(staff, 'competition/panel_judges', 'lead', judge.hashcode);
    judges.push(user?.hashcode ?? '');
  }
  await act(staff, 'competition/stages', 'start_judging', stage.hashcode);
  return { stage, next, judges };
}

interface JudgedAct {
  hashcode: string;
  /** The scores for music and for stagecraft, by judge. */
  sheets: readonly (readonly [music: number, stagecraft: number])[];
}

/** The place of each act by the mean of its sheets in hundredths: a reading of the rules of its own, without code of the product. */
export function plainPlaces(acts: readonly JudgedAct[]): Map<string, number> {
  const totals = acts.map(({ hashcode, sheets }) => {
    const points = sheets.map(([music, stagecraft]) => music * 6 + stagecraft * 4);
    return [
      hashcode,
      Math.round((points.reduce((sum, each) => sum + each, 0) / points.length) * 100),
    ] as const;
  });
  return new Map(
    totals.map(([entry, total]) => [entry, 1 + totals.filter(([, other]) => other > total).length]),
  );
}
