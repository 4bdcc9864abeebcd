import type { CollectionName } from '../collectionName';
import { roles, type Role } from '../roles';
import { cardTexts } from './cards.data';
import type { LayoutContent } from './layoutContent';
import { placeNames, type PlaceName } from './placeNames.data';

type Cards = typeof cardTexts;

/** A card of one of those pages. */
export type CardName = { [P in PlaceName]: keyof Cards[P] }[PlaceName];

interface Place {
  path: string;
  name: string;
  /** Roles that see it. */
  roles: readonly Role[];
  /** Its rows of cells, where the tenant composed none: the width of a cell in twelfths, and its cards. */
  rows: readonly (readonly DefaultCell[])[];
}
type DefaultCell = readonly [desk: number, ...cards: CardName[]];

const office = ['admin', 'staff'] as const;

/** The pages that every tenant has (clauses 2.13 to 2.18), as they are until the tenant changes them. */
export const places: Readonly<Record<PlaceName, Place>> = {
  dashboard: {
    path: '/dashboard',
    name: 'Participant Dashboard',
    roles,
    rows: [
      [[12, 'waiting']],
      [
        [8, 'todays_run', 'coming_up'],
        [4, 'standings'],
      ],
      [
        [7, 'own_tasks'],
        [5, 'open_events'],
      ],
      [
        // The announcements last: they come by a request of their own, and must move nothing.
        [8, 'own_calls', 'own_entries', 'latest_announcements'],
        [4, 'own_changes'],
      ],
    ],
  },
  landing: {
    path: '/admin/landing',
    name: 'Admin Landing',
    roles: office,
    rows: [
      [
        [8, 'attention'],
        [4, 'landing_upcoming', 'changes'],
      ],
    ],
  },
  admin: {
    path: '/admin',
    name: 'Admin Dashboard',
    roles: office,
    rows: [
      [
        [6, 'pace', 'entries_by_region'],
        [6, 'entries_by_status', 'fill'],
      ],
      [[12, 'season_upcoming']],
    ],
  },
  performance: {
    path: '/admin/performance',
    name: 'Admin Performance',
    roles: office,
    rows: [
      [[12, 'no_performances']],
      [[12, 'venue_weeks']],
      [
        [6, 'slots'],
        [6, 'performances_by_status', 'fits', 'hours'],
      ],
      [[12, 'performance_upcoming']],
    ],
  },
  booking: {
    path: '/admin/booking',
    name: 'Admin Booking',
    roles: office,
    rows: [
      [[12, 'no_tickets']],
      [[12, 'ticket_sales']],
      [
        [6, 'ticket_pace'],
        [6, 'tickets_by'],
      ],
      [[12, 'no_seats']],
      [[12, 'over_capacity']],
      [[12, 'seat_numbers']],
      [
        [6, 'seats_by_month', 'booking_upcoming'],
        [6, 'seats_by_region'],
      ],
    ],
  },
  accounting: {
    path: '/admin/accounting',
    name: 'Admin Accounting',
    roles: office,
    rows: [
      [[12, 'no_fees']],
      [[12, 'fee_totals', 'uncounted']],
      [[12, 'fees_by_month']],
      [
        [6, 'fees_of_season'],
        [6, 'fees_before'],
      ],
      [[12, 'without_fee']],
    ],
  },
};

/** Every card with the page that it comes from. */
export const cardOptions: readonly { value: CardName; label: string; place: PlaceName }[] =
  placeNames.flatMap((place) =>
    Object.entries(cardTexts[place]).map(([value, label]) => ({
      // The keys of the cards of a place are names of cards.
      value: value as CardName,
      label,
      place,
    })),
  );

const aboutTickets: readonly CardName[] = ['no_tickets', 'ticket_sales', 'ticket_pace', 'tickets_by'];
const aboutPerformances: readonly CardName[] = [
  'todays_run',
  'coming_up',
  'landing_upcoming',
  'season_upcoming',
];

/** The collection without which a card shows nothing: who does not read it, or whose tenant has none, is not offered the card. */
export function collectionOfCard({
  value,
  place,
}: Pick<(typeof cardOptions)[number], 'value' | 'place'>): CollectionName | null {
  if (aboutTickets.includes(value)) return 'tickets';
  const isOfStage = place === 'booking' || place === 'performance' || aboutPerformances.includes(value);
  return isOfStage ? 'performances' : null;
}

export const cardNames = cardOptions.map(({ value }) => value);

/** The card of that name; undefined for any other value. */
export function cardNamed(name: unknown): (typeof cardOptions)[number] | undefined {
  return cardOptions.find(({ value }) => value === name);
}

/**
 * Content of a page until the tenant composes it.
 *
 * @example defaultContent('admin', randomUUID)
 */
export function defaultContent(place: PlaceName, newId: () => string): LayoutContent {
  const { name, rows } = places[place];
  const widgets = (names: readonly CardName[]) =>
    names.map((card) => ({
      id: newId(),
      kind: 'card' as const,
      name: cardNamed(card)?.label ?? card,
      settings: { card },
    }));
  const cells = (row: readonly DefaultCell[]) =>
    row.map(([desk, ...names]) => ({
      id: newId(),
      name: 'Cell',
      phone: 12,
      tablet: 12,
      desk,
      widgets: widgets(names),
    }));
  const content = rows.map((row) => ({ id: newId(), name: 'Row', cells: cells(row) }));
  return { pages: [{ id: newId(), name, rows: content }] };
}

/** Where a composed page is shown. An address that begins with a slash is that of a page which every tenant has. */
export function layoutPath(slug: string): string {
  return slug.startsWith('/') ? slug : `/pages/${slug}`;
}

/** The page of every tenant that a composed page is shown instead of; undefined for a page of its own. */
export function placeAt(slug: string): PlaceName | undefined {
  return placeNames.find((name) => places[name].path === slug);
}
