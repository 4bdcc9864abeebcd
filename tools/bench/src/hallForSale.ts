import { emptyPlan, type FloorPlan } from '@callboard/api-contract/booking';

/** A performance that is on sale. */
export interface HallForSale {
  performance: string;
  seatMap: string;
  seats: readonly string[];
}

const seatsOfRow = 50;

function planOf(count: number): FloorPlan {
  return {
    ...emptyPlan,
    sections: [
      {
        id: 'hall',
        name: 'Hall',
        level: 'ground',
        rows: Array.from({ length: Math.ceil(count / seatsOfRow) }, (_row, row) => ({
          id: `row-${row}`,
          name: `R${row}`,
          shape: 'line' as const,
          x: 0,
          y: row * 0.9,
          angle: 0,
          spacing: 0.55,
          curve: 0,
          seats: Array.from({ length: seatsOfRow }, (_seat, seat) => ({
            id: `${row}-${seat}`,
            number: String(seat + 1),
          })),
        })),
      },
    ],
  };
}

/** Draws a hall of so many seats and puts it on sale, as the office does. */
export async function hallForSale(
  origin: string,
  session: Readonly<Record<string, string>>,
  count: number,
): Promise<HallForSale> {
  const send = async (path: string, body: unknown): Promise<{ data: { hashcode: string } }> => {
    const response = await fetch(`${origin}/api/v21/system/${path}`, {
      method: 'POST',
      headers: { ...session, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} was refused: ${response.status} ${text.slice(0, 400)}`);
    return JSON.parse(text);
  };
  const make = async (path: string, body: object) =>
    (await send(path, { name: `Hall of ${count}`, ...body })).data.hashcode;
  const act = (path: string, action: string, target: string) => send(`${path}/actions`, { action, target });
  const venue = await make('callboard/venues', { time_zone: 'Pacific/Auckland' });
  const space = await make('callboard/spaces', { venue, kind: 'hall', capacity: count });
  const event = await make('callboard/events', {
    kind: 'heat',
    starts_on: '2029-05-01',
    ends_on: '2029-05-01',
  });
  const performance = await make('callboard/performances', {
    event,
    venue,
    space,
    starts_at: '2029-05-01T07:00:00Z',
    ends_at: '2029-05-01T09:00:00Z',
  });
  const plan = planOf(count);
  const floor_plan = await make('booking/floor_plans', { venue, space, content: plan });
  await act('booking/floor_plans', 'publish', floor_plan);
  const versions = await fetch(
    `${origin}/api/v21/system/booking/floor_plan_versions?floor_plan=${floor_plan}`,
    { headers: session },
  );
  const { results }: { results: { hashcode: string }[] } = await versions.json();
  const price_type = await make('booking/price_types', { group_size: 1, is_complimentary: false });
  const group = await make('booking/performance_price_groups', { performance });
  await make('booking/seat_prices', { price_group: group, price_type, price: 2_000, currency: 'NZD' });
  const seatMap = await make('booking/seat_maps', {
    performance,
    floor_plan,
    plan_version: results[0]?.hashcode,
    offer: { groups: [{ category: null, group }], exceptions: [], allows_singles: false },
  });
  await act('callboard/performances', 'schedule', performance);
  await act('booking/seat_maps', 'open_sale', seatMap);
  const seats = plan.sections.flatMap(({ rows }) => rows.flatMap((row) => row.seats.map(({ id }) => id)));
  return { performance, seatMap, seats };
}
