import type { Collection } from '@callboard/api-contract';
import { expect } from 'vitest';
import type { TestClient } from '../../testKit/startTestApi';
import type { fieldRights } from './rightsOf';

/** A list is ordered by at most so many fields. */
const maxOrders = 4;

/** Filters and orders a list by all that a role can, and then by all that it cannot, of which the server names each. */
export async function tryArranging(
  { client, role, collection }: { client: TestClient; role: string; collection: Collection },
  rightsOf: (field: string) => ReturnType<typeof fieldRights>,
): Promise<void> {
  const names = Object.keys(collection.fields);
  const list = (filters: readonly string[], orders: readonly string[]) =>
    client.call(
      'GET',
      `${collection.path}?page_size=1${filters.map((name) => `&${name}__isnull=false`).join('')}&ordering=${orders.join()}`,
    );
  const at = (orders: readonly string[]) => `${role} ${collection.name} order by ${orders.join()}`;
  const [filtered, unfiltered] = partition(names, (name) => rightsOf(name).filter);
  const [ordered, unordered] = partition(names, (name) => rightsOf(name).order);
  for (const orders of atOnce(ordered)) {
    const { status, body } = await list(filtered, orders);
    expect(status, `${at(orders)}: ${JSON.stringify(body)}`).toBe(200);
  }
  if (unfiltered.length + unordered.length === 0) return;
  for (const orders of atOnce(unordered)) {
    expect(await list(unfiltered, orders), at(orders)).toMatchObject({
      status: 400,
      body: {
        ...Object.fromEntries(
          unfiltered.map((name) => [`${name}__isnull`, ['This is not a filter of this list']]),
        ),
        ...(orders.length > 0 && {
          ordering: orders.map((name) => `This list cannot be ordered by '${name}'`),
        }),
      },
    });
  }
}

/** Splits items into those for which something is true, and the others. */
export function partition<Item>(
  items: readonly Item[],
  isFirst: (item: Item) => boolean,
): readonly [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

/** By so many as one request can name; one empty part where there are none. */
function atOnce(orders: readonly string[]): (readonly string[])[] {
  const parts = Math.max(1, Math.ceil(orders.length / maxOrders));
  return Array.from({ length: parts }, (_, part) => orders.slice(part * maxOrders, (part + 1) * maxOrders));
}
