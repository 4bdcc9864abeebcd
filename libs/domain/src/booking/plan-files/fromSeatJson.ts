import { planLimits } from '@callboard/api-contract/booking';
import type { PlanPoint } from '../seatPlaces';
import type { FoundArea, FoundPlan, FoundSeat, PlanFileImport } from './planFile';
import { planOfSeats } from './planOfSeats';
import { readSeatKind, readSeatName, withoutRow } from './seatNames';

/** Contents of the lists of an editor. */
const lists: Readonly<Record<string, keyof Context | 'seats'>> = {
  levels: 'level',
  floors: 'level',
  sections: 'section',
  zones: 'section',
  blocks: 'section',
  sectors: 'section',
  groups: 'section',
  areas: 'section',
  rows: 'row',
  tables: 'row',
  seats: 'seats',
  chairs: 'seats',
  places: 'seats',
};
/** Objects that only hold the others. */
const holders = [
  'subChart',
  'plan',
  'chart',
  'layout',
  'venue',
  'hall',
  'map',
  'data',
  'content',
  'baseSeatingArea',
];
/** No file of an editor is deeper. */
const deepest = 30;

type Item = Readonly<Record<string, unknown>>;

interface Context {
  level: string;
  section: string;
  row: string;
  category: string;
  /** Where the places of a part begin. */
  origin: PlanPoint;
}

/**
 * Draws the seats of a JSON file: a list of seats with `section`, `row`, `seat`, `x`, `y` and `category`, or levels, sections and rows with
 * seats in them, as editors such as that of seats.io export them, and its report of seats by label.
 */
export function fromSeatJson(file: unknown, newId: () => string): PlanFileImport {
  const found = { seats: [] as Keyed[], areas: [] as FoundArea[] };
  const categories = isItem(file) ? categoriesOf(file) : [];
  const names = new Map(categories.flatMap(({ key, name }) => [[key, name] as const, [name, name] as const]));
  const start: Context = { level: '', section: '', row: '', category: '', origin: { x: 0, y: 0 } };
  const isWhole = walk(
    Array.isArray(file) ? { seats: file } : file,
    start,
    { ...found, categoryNames: names },
    0,
  );
  if (!isWhole) return { ok: false, errors: [{ kind: 'deep' }] };
  if (found.seats.length === 0 && isItem(file)) {
    // A report has a list for each label.
    for (const list of Object.values(file))
      if (Array.isArray(list))
        walk({ seats: list.filter(hasLabels) }, start, { ...found, categoryNames: names }, 0);
  }
  const isMetric = isItem(file) && (file['unit'] === 'm' || file['units'] === 'm');
  const plan: FoundPlan = { seats: withUsableIds(found.seats), areas: found.areas, categories, isMetric };
  return planOfSeats(plan, newId);
}

/** A seat whose id is one by name alone: it can be that of its row only. */
interface Keyed extends FoundSeat {
  key?: string | undefined;
}

interface Collected {
  seats: Keyed[];
  areas: FoundArea[];
  categoryNames: ReadonlyMap<string, string>;
}

/** Collects the seats below a part; false where it is too deep. */
function walk(part: unknown, context: Context, found: Collected, depth: number): boolean {
  if (depth > deepest) return false;
  if (!isItem(part)) return true;
  const area = areaOf(part, context);
  if (area && found.areas.length < planLimits.areas) found.areas.push(area);
  return Object.entries(part).every(([key, value]) => {
    if (holders.includes(key)) return walk(value, context, found, depth + 1);
    if ((key === 'shapes' || key === 'objects') && Array.isArray(value))
      return value.every((each) => walk(each, context, found, depth + 1));
    const role = Object.hasOwn(lists, key) ? lists[key] : undefined;
    if (role === undefined || !Array.isArray(value)) return true;
    if (role === 'seats') {
      for (const each of value) {
        // A row of an array is a row without a name.
        if (Array.isArray(each)) walk({ seats: each }, context, found, depth + 1);
        else if (isItem(each) && Array.isArray(each['seats']))
          walk(each, inside(each, 'section', context), found, depth + 1);
        else if (isItem(each)) addSeat(each, context, found);
      }
      return found.seats.length <= planLimits.seats;
    }
    return value.every((each) => !isItem(each) || walk(each, inside(each, role, context), found, depth + 1));
  });
}

/** Level, section and row around a part. */
function inside(part: Item, role: keyof Context, context: Context): Context {
  const { x, y } = pointOf(part['topLeft']) ?? { x: 0, y: 0 };
  const name = firstText(part, role === 'row' ? rowNames : partNames);
  const category = firstText(part, categoryNames);
  return {
    ...context,
    ...(role !== 'origin' && name !== '' && { [role]: name }),
    ...(category !== '' && { category }),
    origin: { x: context.origin.x + x, y: context.origin.y + y },
  };
}

const partNames = ['name', 'displayName', 'label', 'title', 'sectionName', 'areaName'];
const rowNames = ['label', 'name', 'row_number', 'rowNumber', 'rowLabel', 'row', 'number', 'displayLabel'];
const numberNames = ['seat', 'seat_number', 'seatNumber', 'number', 'label', 'seatLabel', 'name', 'title'];
const categoryNames = [
  'category',
  'categoryLabel',
  'category_name',
  'categoryName',
  'categoryKey',
  'priceCategory',
  'rank',
  'zone',
];
const gaps = new Set(['aisle', 'gap', 'empty', 'space', 'spacer', 'blank', 'stairs', 'none']);

function addSeat(item: Item, context: Context, found: Collected): void {
  const type = firstText(item, ['type', 'objectType']).toLowerCase();
  if (gaps.has(type) || type === 'table' || type === 'booth' || type === 'generaladmission') return;
  const labels = isItem(item['labels']) ? item['labels'] : {};
  const label = textOf(labels['own']) || firstText(item, numberNames);
  const given = {
    section:
      textOf(labels['section']) || firstText(item, ['section', 'sectionName', 'block', 'sector', 'area']),
    row:
      textOf(labels['parent']) ||
      firstText(item, ['row', 'row_number', 'rowNumber', 'rowLabel', 'rowName']) ||
      context.row,
  };
  const read = given.row === '' || label === '' ? readSeatName(label || firstText(item, ['id'])) : null;
  const row = given.row || (read?.row ?? '');
  const [uuid, id] = [
    firstText(item, ['uuid', 'seat_guid', 'guid']),
    firstText(item, ['id', 'seatId', 'hashcode']),
  ];
  const place =
    pointOf(item) ??
    ['position', 'coordinates', 'location', 'center']
      .map((key) => pointOf(item[key]))
      .find((each) => each !== null);
  const category = firstText(item, categoryNames) || context.category;
  const { origin } = context;
  found.seats.push({
    from: {
      kind: 'seat',
      name: label === '' ? `${found.seats.length + 1}` : `${found.seats.length + 1} (${label})`,
    },
    level: firstText(item, ['level', 'floor']) || context.level,
    section: given.section || context.section || (read?.section ?? ''),
    row,
    number: withoutRow(read ? read.number : label, row),
    id: uuid || undefined,
    key: id || undefined,
    category: found.categoryNames.get(category) ?? (category || undefined),
    kind: kindOf(item, type),
    at: place ? { x: place.x + origin.x, y: place.y + origin.y } : undefined,
  });
}

function kindOf(item: Item, type: string) {
  const is = (...names: readonly string[]) => names.some((name) => item[name] === true);
  if (is('accessible', 'isAccessible', 'wheelchair', 'is_accessible')) return 'accessible';
  if (is('companionSeat', 'isCompanionSeat', 'companion')) return 'companion';
  if (is('restrictedView', 'hasRestrictedView', 'restricted_view')) return 'restricted_view';
  return readSeatKind(firstText(item, ['kind', 'seatingType']) || type);
}

/** Ids that are unique belong to the seats; those that are not are numbers within rows. */
function withUsableIds(seats: readonly Keyed[]): FoundSeat[] {
  const keys = new Set(seats.map(({ key }) => key));
  const isUnique = keys.size === seats.length && !keys.has(undefined);
  return seats.map(({ key, ...seat }) => ({ ...seat, id: seat.id ?? (isUnique ? key : undefined) }));
}

function categoriesOf(file: Item): { key: string; name: string }[] {
  const given = isItem(file['categories']) ? file['categories']['list'] : file['categories'];
  if (!Array.isArray(given)) return [];
  return given.filter(isItem).flatMap((each) => {
    const name = firstText(each, ['name', 'label', 'title']);
    return name === '' ? [] : [{ name, key: firstText(each, ['key', 'id']) || name }];
  });
}

/** The stage: the shape that is called one, and has a size. */
function areaOf(part: Item, { level, origin }: Context): FoundArea | null {
  const [name, type] = [firstText(part, partNames), firstText(part, ['type', 'kind', 'objectType'])];
  const at = pointOf(part) ?? pointOf(part['position']);
  const [width, height] = [part['width'], part['height']];
  const isStage = /^(stage|bühne|podium)$/iu.test(type) || /^(stage|bühne|podium)$/iu.test(name);
  if (!isStage || !at || typeof width !== 'number' || typeof height !== 'number') return null;
  return {
    name: name || 'Stage',
    kind: 'stage',
    shape: 'rectangle',
    level,
    // Editors place a rectangle by its corner.
    at: { x: origin.x + at.x + width / 2, y: origin.y + at.y + height / 2 },
    width,
    height,
    angle: 0,
  };
}

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasLabels(value: unknown): boolean {
  return isItem(value) && isItem(value['labels']);
}

function firstText(item: Item, keys: readonly string[]): string {
  return keys.map((key) => textOf(item[key])).find((text) => text !== '') ?? '';
}

/** A text, a number, or what an object is called. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (!isItem(value)) return '';
  return (
    [value['displayName'], value['name'], value['label']]
      .map((each) => (isItem(each) ? '' : textOf(each)))
      .find((each) => each !== '') ?? ''
  );
}

function pointOf(value: unknown): PlanPoint | null {
  if (!isItem(value)) return null;
  const { x, y } = value;
  return typeof x === 'number' && typeof y === 'number' && Number.isFinite(x) && Number.isFinite(y)
    ? { x, y }
    : null;
}
