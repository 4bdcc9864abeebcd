import { type FloorPlan, emptyOffer, type SeatOffer } from '@callboard/api-contract/booking';
import { countSeats } from '@callboard/domain/booking';
import { drawHall } from './drawHall';
import { later, seedDay } from './planEvents';
import type { SeedRow, SeedTables } from './seedRows';

/** The accounts, taxes, kinds of prices and prices that ticket sales begin with. */
export function addBooking(tables: SeedTables): void {
  const tax = addAccounts(tables);
  const types = addPriceTypes(tables);
  const house = addSeatTypes(tables).find((type) => type['kind'] === 'house');
  tables.add('vouchers', {
    code: 'WHANAU10',
    name: 'Families of the acts',
    kind: 'percent',
    percent: 10,
    most_uses: 200,
    status: 'active',
  });
  const plan = tables.add('pricePlans', {
    name: 'School contest',
    currency: 'NZD',
    tax: tax.hashcode,
    booking_fee: 150,
    is_fee_inside: true,
    description: 'Stalls and circle, with a lower price for students.',
    status: 'active',
  });
  // The last of the season: they are ahead for as long as the season runs.
  const last = tables
    .rowsOf('performances')
    .filter(
      ({ starts_at, status, session }) =>
        String(starts_at) > seedDay && status !== 'cancelled' && session !== 'rehearsal',
    )
    .toSorted((one, other) => String(one['starts_at']).localeCompare(String(other['starts_at'])))
    .slice(-3);
  // Only what is announced is sold.
  const sold = last.at(-1);
  tables.all.set(
    'performances',
    tables.rowsOf('performances').map((row) => (row === sold ? { ...row, status: 'scheduled' } : row)),
  );
  for (const performance of last) {
    const isOnSale = performance === last.at(-1);
    const groups = addPrices(tables, plan, performance, types);
    addSeatMap(tables, performance, groups, house, isOnSale);
  }
}

function addAccounts(tables: SeedTables): SeedRow {
  const tax = tables.add('taxes', {
    name: 'GST',
    rate: 15,
    is_inclusive: true,
    valid_from: '2010-10-01',
    status: 'active',
  });
  tables.add('taxes', { name: 'No GST', rate: 0, is_inclusive: true, status: 'active' });
  const accounts = new Map(
    bookkeepingAccounts.map(([code, name, kind, purpose]) => [
      code,
      tables.add('bookkeepingAccounts', {
        code,
        name,
        kind,
        purpose,
        tax: kind === 'income' ? tax.hashcode : null,
        status: 'active',
      }),
    ]),
  );
  for (const [name, kind, code, isOnline, instructions] of paymentMethods) {
    const method = tables.add('paymentMethods', {
      name,
      kind,
      account: accounts.get(code)?.hashcode ?? null,
      is_online: isOnline,
      instructions,
      status: 'active',
    });
    if (kind !== 'card') continue;
    for (const brand of ['Visa', 'Mastercard'])
      tables.add('acceptedPaymentCards', {
        name: brand,
        payment_method: method.hashcode,
        surcharge: 2,
        status: 'active',
      });
  }
  for (const [group, things] of merchandise) {
    const row = tables.add('merchandiseGroups', {
      name: group,
      account: accounts.get('4200')?.hashcode ?? null,
      tax: tax.hashcode,
      status: 'active',
    });
    for (const [name, sku, price, stock] of things)
      tables.add('merchandise', {
        name,
        group: row.hashcode,
        sku,
        price,
        currency: 'NZD',
        stock,
        status: stock > 0 ? 'on_sale' : 'sold_out',
      });
  }
  return tax;
}

const bookkeepingAccounts = [
  ['1000', 'Bank', 'asset', 'bank'],
  ['1010', 'Cash at the door', 'asset', 'cash'],
  ['1020', 'Card machine', 'asset', 'card_machine'],
  ['1200', 'Owed by schools', 'asset', 'receivable'],
  ['2100', 'GST to pay', 'liability', 'tax'],
  ['2300', 'Tickets sold in advance', 'liability', null],
  ['2350', 'To pay back to buyers', 'liability', 'due_back'],
  ['4000', 'Ticket sales', 'income', 'ticket_sales'],
  ['4100', 'Entry fees', 'income', 'entry_fees'],
  ['4200', 'Merchandise', 'income', 'merchandise_sales'],
  ['6100', 'Venue hire', 'expense', null],
  ['6200', 'Commission and card fees', 'expense', 'commission'],
] as const;

const paymentMethods = [
  ['Card', 'card', '1000', true, null],
  [
    'Bank transfer',
    'bank_transfer',
    '1000',
    true,
    'Use the reference of your order, so that we find your payment.',
  ],
  ['Cash at the door', 'cash', '1010', false, null],
  ['Card machine (EFTPOS)', 'card', '1020', false, null],
  ['Invoice to a school', 'invoice', '1200', false, 'To be paid within 20 days.'],
] as const;

const merchandise = [
  [
    'Printed',
    [
      ['Programme', 'PRG-27', 500, 1_200],
      ['Poster', 'POS-27', 1_000, 150],
    ],
  ],
  [
    'Clothing',
    [
      ['T-shirt, adult', 'TSH-A', 3_500, 240],
      ['T-shirt, youth', 'TSH-Y', 3_000, 0],
    ],
  ],
] as const;

function addPriceTypes(tables: SeedTables): [SeedRow, number][] {
  return priceTypes.map(([name, size, proof, share]) => [
    tables.add('priceTypes', {
      name,
      group_size: size,
      proof,
      is_complimentary: share === 0,
      status: 'active',
    }),
    share,
  ]);
}

/** A name, how many people, how many are wanted, and its part of the whole price. */
const priceTypes = [
  ['Adult', 1, null, 1],
  ['Student', 1, 'Student card or school uniform', 0.6],
  ['Family of four', 4, null, 2.8],
  ['Complimentary', 1, null, 0],
] as const;

function addSeatTypes(tables: SeedTables): SeedRow[] {
  return seatTypes.map(([name, code, kind, color, description]) =>
    tables.add('seatMapCodes', { name, code, kind, color, description, status: 'active' }),
  );
}

const seatTypes = [
  ['Standard', 'S', 'standard', 'gray', null],
  ['Wheelchair place', 'W', 'accessible', 'blue', 'Level access, no fixed seat.'],
  ['Companion', 'C', 'companion', 'purple', 'Next to a wheelchair place.'],
  ['Restricted view', 'R', 'restricted_view', 'yellow', 'Part of the stage is hidden.'],
  ['House seat', 'H', 'house', 'red', null],
] as const;

function addPrices(
  tables: SeedTables,
  plan: SeedRow,
  performance: SeedRow,
  types: readonly [SeedRow, number][],
): Map<string, string> {
  const groups = new Map<string, string>();
  for (const [index, [name, whole]] of [['Stalls', 4_000] as const, ['Circle', 3_000] as const].entries()) {
    const group = tables.add('performancePriceGroups', {
      name,
      performance: performance.hashcode,
      price_plan: plan.hashcode,
      position: index + 1,
    });
    groups.set(name, group.hashcode);
    for (const [type, share] of types)
      tables.add('seatPrices', {
        name: `${name}, ${String(type['name'])}`,
        price_group: group.hashcode,
        price_type: type.hashcode,
        price: Math.round((whole * share) / 100) * 100,
        currency: 'NZD',
      });
  }
  const group = tables.add('generalAdmissionGroups', {
    name: 'Standing',
    performance: performance.hashcode,
    capacity: 60,
  });
  const ticket = tables.add('generalAdmissionDefinitions', {
    name: 'Standing at the back',
    performance: performance.hashcode,
    group: group.hashcode,
    capacity: null,
    status: 'planned',
  });
  const [adult] = types;
  if (adult)
    tables.add('generalAdmissionPrices', {
      name: 'Standing, Adult',
      definition: ticket.hashcode,
      price_type: adult[0].hashcode,
      price: 1_500,
      currency: 'NZD',
    });
  return groups;
}

function addSeatMap(
  tables: SeedTables,
  performance: SeedRow,
  groups: ReadonlyMap<string, string>,
  house: SeedRow | undefined,
  isOnSale: boolean,
): void {
  const { plan, version, content } = planOf(tables, performance);
  tables.add('seatMaps', {
    name: String(performance['name']),
    performance: performance.hashcode,
    floor_plan: plan.hashcode,
    plan_version: version.hashcode,
    offer: offerOf(content, groups, house),
    most_in_order: 12,
    sale_opens: isOnSale ? `${later(seedDay, -14)}T20:00:00Z` : null,
    status: isOnSale ? 'on_sale' : 'planned',
  });
}

/** Each category in the price group of its name; seats for the house in front, some for the box office, and some that are closed. */
function offerOf(
  { categories, sections }: FloorPlan,
  groups: ReadonlyMap<string, string>,
  house: SeedRow | undefined,
): SeatOffer {
  const rows = sections[0]?.rows ?? [];
  const middleOf = (row: number, count: number) => {
    const seats = rows[row]?.seats ?? [];
    const first = Math.floor((seats.length - count) / 2);
    return seats.slice(first, first + count).map(({ id }) => id);
  };
  return {
    ...emptyOffer,
    groups: categories.flatMap(({ id, name }) => {
      const group = groups.get(name);
      return group === undefined ? [] : [{ category: id, group }];
    }),
    // In a small hall every seat is sold alike.
    exceptions:
      rows.length < 5
        ? []
        : [
            { seats: middleOf(1, 2), channel: 'office', ...(house && { code: house.hashcode }) },
            { seats: middleOf(2, 4), channel: 'office' },
            // For the sound desk.
            { seats: middleOf(rows.length - 2, 4), is_closed: true },
          ],
    accessible_release_hours: 24,
  };
}

interface DrawnPlan {
  plan: SeedRow;
  version: SeedRow;
  content: FloorPlan;
}

/** The floor plan of the space of a performance, drawn when it is first needed and published once. */
function planOf(tables: SeedTables, performance: SeedRow): DrawnPlan {
  const space = tables.rowsOf('spaces').find(({ hashcode }) => hashcode === performance['space']);
  const content = drawHall(Number(space?.['capacity'] ?? 0));
  const known = tables.rowsOf('floorPlans').find((each) => each['space'] === performance['space']);
  const first = tables.rowsOf('floorPlanVersions').find((each) => each['floor_plan'] === known?.hashcode);
  if (known && first) return { plan: known, version: first, content };
  const facts = { name: 'Usual seats', seats: countSeats(content), content };
  const plan = tables.add('floorPlans', {
    ...facts,
    venue: performance['venue'] ?? null,
    space: performance['space'] ?? null,
    edition: 1,
    status: 'published',
  });
  const version = tables.add('floorPlanVersions', { ...facts, floor_plan: plan.hashcode, number: 1 });
  return { plan, version, content };
}
