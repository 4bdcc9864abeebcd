import { emptyPlan, type FloorPlan } from '@callboard/api-contract/booking';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { createRecordMaker } from '../../testKit/makeRecords';
import type { TestApi, TestClient } from '../../testKit/startTestApi';
import { untaxedPlan } from '../../testKit/untaxedPlan';

/** Performance on sale whose seats are all at one price for adults and one for students. */
export interface HallOnSale {
  performance: string;
  seatMap: string;
  seats: readonly string[];
  adult: string;
  student: string;
  card: string;
  cash: string;
  group: string;
  /** The rows of prices, by price type. */
  prices: ReadonlyMap<string, string>;
}

export interface HallSize {
  rows: number;
  seatsInRow: number;
}

/** The fee and the tax of all prices, in the smallest unit and in per cent. */
export interface HallTerms {
  fee: number;
  isFeeInside: boolean;
  rate: number;
  isTaxInclusive: boolean;
}

export const adultPrice = 2_000;
export const studentPrice = 1_234;

/** A hall of straight rows. The seats of row 3 are `3-1`, `3-2` … */
export function planOf({ rows, seatsInRow }: HallSize): FloorPlan {
  const perSection = 400;
  const row = (nth: number) => ({
    id: `row-${nth}`,
    name: `R${nth}`,
    shape: 'line' as const,
    x: 0,
    y: 4 + nth * 0.9,
    angle: 0,
    spacing: 0.55,
    curve: 0,
    seats: Array.from({ length: seatsInRow }, (_, index) => ({
      id: `${nth}-${index + 1}`,
      number: String(index + 1),
    })),
  });
  return {
    ...emptyPlan,
    sections: Array.from({ length: Math.ceil(rows / perSection) }, (_, section) => ({
      id: `section-${section}`,
      name: `Section ${section}`,
      level: 'ground',
      rows: Array.from({ length: Math.min(perSection, rows - section * perSection) }, (_row, index) =>
        row(section * perSection + index + 1),
      ),
    })),
  };
}

let halls = 0;

/** Puts a hall of its own on sale, by the calls that an office makes. */
export async function hallOnSale(
  api: TestApi,
  staff: TestClient,
  size: HallSize,
  terms: HallTerms | null = null,
): Promise<HallOnSale> {
  halls += 1;
  const maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed), halls * 1_000);
  const act = async (path: string, action: string, target: string) => {
    const answer = await staff.call('POST', `${path}/actions`, { action, target });
    if (answer.status !== 200) throw new Error(`${action} was refused: ${JSON.stringify(answer.body)}`);
  };
  const { hashcode: venue } = await maker.make('venues', { time_zone: 'Pacific/Auckland' });
  const { hashcode: space } = await maker.make('spaces', { venue, capacity: 400 });
  const { hashcode: event } = await maker.make('events', { entries_close: null, late_fee_from: null });
  const typed = { group_size: 1, is_complimentary: false };
  const { hashcode: adult } = await maker.make('priceTypes', { name: `Adult ${halls}`, ...typed });
  const { hashcode: student } = await maker.make('priceTypes', { name: `Student ${halls}`, ...typed });
  const paid = (name: string, kind: string, isOnline: boolean) =>
    maker.make('paymentMethods', { name: `${name} ${halls}`, kind, is_online: isOnline, account: null });
  const { hashcode: card } = await paid('Card', 'card', true);
  const { hashcode: cash } = await paid('Cash', 'cash', false);
  const starts = new Date(Date.UTC(2029, 0, 1 + halls, 7)).toISOString();
  const { hashcode: performance } = await maker.make('performances', {
    event,
    venue,
    space,
    starts_at: starts,
    ends_at: starts.replace('T07', 'T09'),
  });
  const plan = planOf(size);
  const { hashcode: drawn } = await maker.make('floorPlans', { venue, space, content: plan });
  await act('booking/floor_plans', 'publish', drawn);
  const versions = await staff.call('GET', `booking/floor_plan_versions?floor_plan=${drawn}`);
  // The list of the only version there is.
  const [version] = (versions.body as { results: { hashcode: string }[] }).results;
  const pricePlan = terms
    ? (await maker.make('pricePlans', await termsOf(terms))).hashcode
    : await untaxedPlan(maker);
  const { hashcode: group } = await maker.make('performancePriceGroups', {
    performance,
    price_plan: pricePlan,
  });
  const always = { price_group: group, currency: 'NZD', valid_from: null, valid_until: null };
  const prices = new Map<string, string>();
  for (const [price_type, price] of [
    [adult, adultPrice],
    [student, studentPrice],
  ] as const) {
    const made = await maker.make('seatPrices', { price_type, price, ...always });
    prices.set(price_type, made.hashcode);
  }
  const { hashcode: seatMap } = await maker.make('seatMaps', {
    performance,
    floor_plan: drawn,
    plan_version: version?.hashcode,
    sale_opens: null,
    sale_closes: null,
    most_in_order: 12,
    offer: { groups: [{ category: null, group }], exceptions: [], allows_singles: true },
  });
  await act('callboard/performances', 'schedule', performance);
  await act('booking/seat_maps', 'open_sale', seatMap);
  const seats = plan.sections.flatMap(({ rows }) => rows.flatMap((row) => row.seats.map(({ id }) => id)));
  return { performance, seatMap, seats, adult, student, card, cash, group, prices };

  async function termsOf({ fee, isFeeInside, rate, isTaxInclusive }: HallTerms) {
    const tax = await maker.make('taxes', { rate, is_inclusive: isTaxInclusive });
    return { currency: 'NZD', booking_fee: fee, is_fee_inside: isFeeInside, tax: tax.hashcode };
  }
}
