import { planLimits } from '@callboard/api-contract/booking';
import { areaKindOf } from '../pretixPlan';
import type { FoundArea, FoundSeat, PlanFileError, PlanFileImport } from './planFile';
import { planOfSeats } from './planOfSeats';
import { readSeatKind } from './seatNames';
import { multiply, noTransform, readTransform, transformed, type SvgMatrix } from './svgMatrix';
import { classesOf, labelOf, nameOf, originOf } from './svgNames';
import { boxOf, type SvgElement } from './svgShapes';

export type { SvgElement } from './svgShapes';

/** Elements that draw nothing by themselves. */
const hidden = new Set([
  'defs',
  'symbol',
  'clippath',
  'mask',
  'pattern',
  'marker',
  'style',
  'script',
  'metadata',
  'foreignobject',
  'title',
  'desc',
]);
const shapes = new Set(['circle', 'ellipse', 'rect', 'use', 'polygon', 'path']);
const deepest = 100;

interface Context {
  matrix: SvgMatrix;
  level: string;
  section: string;
  row: string;
  /** Its shapes are seats. */
  isSeats: boolean;
}

/** A shape that can be a seat without a sign of it. */
interface Unlabelled {
  name: string;
  element: string;
  size: number;
}

interface Collected {
  defined: ReadonlyMap<string, SvgElement>;
  seats: FoundSeat[];
  sizes: { element: string; size: number }[];
  areas: FoundArea[];
  errors: PlanFileError[];
  unlabelled: Unlabelled[];
  shapes: number;
}

/**
 * Draws the seats of an SVG drawing: circles, rectangles and copies with `data-seat`, a title, a label or an id that names them. Groups are
 * levels, sections and rows, and their transforms apply. What is labelled as a seat and cannot be read is an error; shapes like seats
 * that have no label are left out and listed.
 */
export function fromSvg(root: SvgElement, newId: () => string): PlanFileImport {
  const found: Collected = {
    defined: new Map(),
    seats: [],
    sizes: [],
    areas: [],
    errors: [],
    unlabelled: [],
    shapes: 0,
  };
  const defined = new Map<string, SvgElement>();
  if (!collectIds(root, defined, 0)) return { ok: false, errors: [{ kind: 'deep' }] };
  walk(root, { matrix: noTransform, level: '', section: '', row: '', isSeats: false }, { ...found, defined });
  const { seats, areas, errors } = found;
  const made = planOfSeats({ seats, areas: withoutTwins(areas).slice(0, planLimits.areas) }, newId);
  if (errors.length > 0 || !made.ok) {
    const others = made.ok
      ? []
      : made.errors.filter(({ kind }) => kind !== 'no_seats' || errors.length === 0);
    return { ok: false, errors: [...errors, ...others] };
  }
  return { ...made, leftOut: likeSeats(found) };
}

/** False where the drawing is too deep. */
function collectIds(element: SvgElement, defined: Map<string, SvgElement>, depth: number): boolean {
  if (depth > deepest) return false;
  const id = element.attributes['id'];
  if (id !== undefined) defined.set(id, element);
  return element.children.every((child) => collectIds(child, defined, depth + 1));
}

function walk(element: SvgElement, context: Context, found: Collected): void {
  const { name, attributes, children } = element;
  if (
    hidden.has(name) ||
    /(^|;)\s*display\s*:\s*none/.test(attributes['style'] ?? '') ||
    attributes['display'] === 'none'
  )
    return;
  const matrix = multiply(context.matrix, readTransform(attributes['transform'] ?? ''));
  if (shapes.has(name)) return addShape(element, { ...context, matrix }, found);
  if (name === 'text') return addText(element, { ...context, matrix }, found);
  const inner = name === 'svg' ? context : inside(element, context);
  for (const child of children) walk(child, { ...inner, matrix }, found);
}

/** Part of the plan that a group is: what its data declare, or by its name a row where that is short, else a section. */
function inside(element: SvgElement, context: Context): Context {
  const { attributes } = element;
  const data = {
    level: attributes['data-level'] ?? attributes['data-floor'],
    section: attributes['data-section'] ?? attributes['data-block'],
    row: attributes['data-row'],
  };
  const isSeats = context.isSeats || classesOf(element).includes('seats');
  const next: Context = {
    ...context,
    isSeats,
    level: data.level ?? context.level,
    section: data.section ?? context.section,
    row: data.row ?? context.row,
  };
  const name = nameOf(element);
  if (name === '' || data.level !== undefined || data.section !== undefined || data.row !== undefined)
    return next;
  const [, word = '', rest = ''] =
    /^(level|floor|section|block|row|table|seats?|seating)\b[\s_:-]*(.*)$/iu.exec(name) ?? [];
  const kind =
    word.toLowerCase() || classesOf(element).find((each) => ['level', 'section', 'row'].includes(each));
  switch (kind) {
    case 'level':
    case 'floor':
      return { ...next, level: word === '' || /^\d/.test(rest) ? name : rest || name };
    case 'section':
    case 'block':
      return { ...next, section: word === '' || rest.length < 2 ? name : rest };
    case 'row':
    case 'table':
      return { ...next, row: rest || name };
    case 'seat':
    case 'seats':
    case 'seating':
      return { ...next, isSeats: true };
    default:
      return /^\p{L}{0,2}\d{0,3}$/u.test(name)
        ? { ...next, row: name }
        : { ...next, section: context.section || name };
  }
}

function addShape(element: SvgElement, context: Context, found: Collected): void {
  found.shapes += 1;
  const { attributes } = element;
  const box = boxOf(element, found.defined);
  const at = box && transformed(context.matrix, box.at);
  const from = originOf(element, found.shapes, at);
  const [a, b, c, d] = context.matrix;
  const size = box ? Math.sqrt(Math.abs(a * d - b * c) * box.width * box.height) : 0;
  const area = box && at && areaOf(element, { level: context.level, at, box, matrix: context.matrix });
  if (area) {
    found.areas.push(area);
    return;
  }
  const label = labelOf(element, context);
  const isSeat =
    context.isSeats || attributes['data-seat'] !== undefined || classesOf(element).includes('seat');
  if (!label) {
    if (isSeat) found.errors.push({ kind: 'no_label', from });
    else if (box) found.unlabelled.push({ name: from.name, element: element.name, size });
    return;
  }
  if (!at) {
    found.errors.push({ kind: element.name === 'path' ? 'path' : 'place', from });
    return;
  }
  const kind = attributes['data-kind'] ?? attributes['data-type'] ?? '';
  found.sizes.push({ element: element.name, size });
  found.seats.push({
    from,
    level: attributes['data-level'] ?? attributes['data-floor'] ?? context.level,
    ...label,
    at,
    id: attributes['data-id'] ?? attributes['data-guid'] ?? attributes['data-uuid'],
    category: attributes['data-category'] ?? attributes['data-price-category'],
    kind:
      readSeatKind(kind) ??
      classesOf(element)
        .map(readSeatKind)
        .find((each) => each !== undefined && each !== 'standard'),
  });
}

function areaOf(
  element: SvgElement,
  {
    level,
    at,
    box,
    matrix,
  }: { level: string; at: FoundArea['at']; box: { width: number; height: number }; matrix: SvgMatrix },
): FoundArea | null {
  const name = nameOf(element);
  const words = [name, ...classesOf(element), element.attributes['data-kind'] ?? ''].join(' ');
  const isDoor = /\b(door|exit|entrance|eingang|ausgang)\b/iu.test(words);
  if (!isDoor && areaKindOf(words) !== 'stage') return null;
  const [a, b, c, d] = matrix;
  return {
    name: name || (isDoor ? 'Door' : 'Stage'),
    kind: isDoor ? 'door' : 'stage',
    shape: element.name === 'circle' || element.name === 'ellipse' ? 'ellipse' : 'rectangle',
    level,
    at,
    width: box.width * Math.hypot(a, b),
    height: box.height * Math.hypot(c, d),
    angle: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

/** Words that are longer than the name of a row are a text of the plan. */
function addText(element: SvgElement, { matrix, level }: Context, found: Collected): void {
  const { attributes, text } = element;
  const name = text.replace(/\s+/gu, ' ').trim();
  if (!/\p{L}{3}/u.test(name) || /^(row|seat|table)\b/iu.test(name) || name.length > planLimits.name) return;
  const number = (key: string, otherwise: number) => {
    const read = Number.parseFloat(attributes[key] ?? '');
    return Number.isFinite(read) ? read : otherwise;
  };
  const height = number('font-size', 16);
  const scale = Math.hypot(matrix[0], matrix[1]);
  const at = transformed(matrix, { x: number('x', 0), y: number('y', 0) });
  found.areas.push({
    name,
    kind: areaKindOf(name),
    shape: 'rectangle',
    level,
    at,
    width: height * scale * 0.6 * name.length,
    height: height * scale,
    angle: 0,
  });
}

/** A text over a stage that is drawn names it once more. */
function withoutTwins(areas: readonly FoundArea[]): FoundArea[] {
  const drawn = areas.filter(({ kind }) => kind !== 'label');
  const largest = drawn.toSorted((one, other) => other.width * other.height - one.width * one.height)[0];
  return areas.filter(
    (area) =>
      area === largest ||
      !largest ||
      Math.abs(area.at.x - largest.at.x) > largest.width / 2 ||
      Math.abs(area.at.y - largest.at.y) > largest.height / 2,
  );
}

/** The names of shapes of the kind and size of the seats that have no label. */
function likeSeats({ sizes, unlabelled }: Collected): string[] {
  const usual =
    sizes.map(({ size }) => size).sort((one, other) => one - other)[Math.floor(sizes.length / 2)] ?? 0;
  const elements = new Set(sizes.map(({ element }) => element));
  return unlabelled
    .filter(({ element, size }) => elements.has(element) && Math.abs(size - usual) <= usual * 0.3)
    .map(({ name }) => name);
}
