import { toRadians, type PlanPoint } from '../seatPlaces';

/** An affine transform of SVG: `x' = a x + c y + e`, `y' = b x + d y + f`. */
export type SvgMatrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const noTransform: SvgMatrix = [1, 0, 0, 1, 0, 0];

/** The transform that does the second first. */
export function multiply(one: SvgMatrix, other: SvgMatrix): SvgMatrix {
  const [a, b, c, d, e, f] = one;
  const [g, h, i, j, k, l] = other;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** Reads the attribute `transform`; what is no transform changes nothing. */
export function readTransform(text: string): SvgMatrix {
  let matrix = noTransform;
  for (const [, name = '', list = ''] of text.matchAll(/([a-zA-Z]+)\s*\(([^)]*)\)/g)) {
    const numbers = list
      .split(/[\s,]+/)
      .filter((each) => each !== '')
      .map(Number);
    if (numbers.every(Number.isFinite)) matrix = multiply(matrix, toMatrix(name, numbers));
  }
  return matrix;
}

function toMatrix(name: string, numbers: readonly number[]): SvgMatrix {
  const [p = 0, q = 0, r = 0, s = 0, t = 0, u = 0] = numbers;
  switch (name) {
    case 'matrix':
      return [p, q, r, s, t, u];
    case 'translate':
      return [1, 0, 0, 1, p, q];
    case 'scale':
      return [p, 0, 0, numbers.length > 1 ? q : p, 0, 0];
    case 'rotate': {
      const [cos, sin] = [Math.cos(toRadians(p)), Math.sin(toRadians(p))];
      const turned: SvgMatrix = [cos, sin, -sin, cos, 0, 0];
      return multiply(multiply([1, 0, 0, 1, q, r], turned), [1, 0, 0, 1, -q, -r]);
    }
    case 'skewX':
      return [1, 0, Math.tan(toRadians(p)), 1, 0, 0];
    case 'skewY':
      return [1, Math.tan(toRadians(p)), 0, 1, 0, 0];
    default:
      return noTransform;
  }
}

/** Where a transform brings a place. */
export function transformed([a, b, c, d, e, f]: SvgMatrix, { x, y }: PlanPoint): PlanPoint {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}
