import { labelKey } from '../seatLayout';

const ordinal = String.raw`(?:dress|upper|lower|grand|royal|family|first|second|third|\d(?:st|nd|rd|\.))`;
const upperFloor = new RegExp(
  String.raw`(?:${ordinal}\s+)?\b(?:balcony|circle|gallery|mezzanine|tier|balkon|empore|galerie|balcon)\b|\b(?:level|floor|tier|rang)\s*\d+`,
  'iu',
);

/** The levels of a file that names none, and the level of each section. */
export interface Floors {
  levels: readonly string[];
  of: (section: string) => string;
}

/**
 * A balcony is a floor of its own: what is above others would lie over them, or far behind them. Sections whose names are no upper floor
 * are on the ground.
 */
export function floorsOf(sections: readonly string[], ground: string, hasAreas = false): Floors {
  const names = new Map<string, string>();
  for (const section of sections) {
    const name = upperFloor.exec(section)?.[0];
    if (name !== undefined && !names.has(labelKey(name))) names.set(labelKey(name), name);
  }
  const of = (section: string) => names.get(labelKey(upperFloor.exec(section)?.[0] ?? '')) ?? ground;
  const hasGround = hasAreas || sections.length === 0 || sections.some((section) => of(section) === ground);
  return { levels: [...(hasGround ? [ground] : []), ...names.values()], of };
}
