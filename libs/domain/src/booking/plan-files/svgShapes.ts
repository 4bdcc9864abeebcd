import type { PlanPoint } from '../seatPlaces';

/** An element of a drawing, apart from what reads it. Names are in small letters, and attributes have their prefix. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its own title. */
  readonly title: string;
  readonly text: string;
  readonly children: readonly SvgElement[];
}

/** The middle and the size of a shape. */
export interface SvgBox {
  at: PlanPoint;
  width: number;
  height: number;
}

/** The box of a shape in its own units; null for what has none that can be read. `defined` has the shapes that `use` repeats. */
export function boxOf(element: SvgElement, defined: ReadonlyMap<string, SvgElement>): SvgBox | null {
  const { name, attributes } = element;
  const number = (key: string) => lengthOf(attributes[key]);
  switch (name) {
    case 'circle':
      return sized({ x: number('cx'), y: number('cy') }, number('r') * 2, number('r') * 2);
    case 'ellipse':
      return sized({ x: number('cx'), y: number('cy') }, number('rx') * 2, number('ry') * 2);
    case 'rect': {
      const [width, height] = [number('width'), number('height')];
      return sized({ x: number('x') + width / 2, y: number('y') + height / 2 }, width, height);
    }
    case 'use': {
      const target = defined.get((attributes['href'] ?? attributes['xlink:href'] ?? '').replace(/^#/, ''));
      const box = target && target.name !== 'use' ? boxOf(target, defined) : null;
      const { at, width, height } = box ?? {
        at: { x: 0, y: 0 },
        width: number('width'),
        height: number('height'),
      };
      return sized({ x: at.x + number('x'), y: at.y + number('y') }, width, height);
    }
    case 'polygon':
      return boxOfPoints(attributes['points'] ?? '');
    default:
      return null;
  }
}

function sized(at: PlanPoint, width: number, height: number): SvgBox | null {
  return [at.x, at.y, width, height].every(Number.isFinite) ? { at, width, height } : null;
}

function boxOfPoints(points: string): SvgBox | null {
  const numbers = points
    .split(/[\s,]+/)
    .filter((each) => each !== '')
    .map(Number);
  const [across, down] = [0, 1].map((odd) => numbers.filter((_, index) => index % 2 === odd));
  if (!across?.length || !down?.length) return null;
  const [left, right, top, bottom] = [
    Math.min(...across),
    Math.max(...across),
    Math.min(...down),
    Math.max(...down),
  ];
  return sized({ x: (left + right) / 2, y: (top + bottom) / 2 }, right - left, bottom - top);
}

/** A length in units of the drawing; absent is none, and a share of something else cannot be read. */
function lengthOf(text = '0'): number {
  return /^\s*-?(\d+\.?\d*|\.\d+)(e-?\d+)?(px)?\s*$/i.test(text) ? Number.parseFloat(text) : Number.NaN;
}
