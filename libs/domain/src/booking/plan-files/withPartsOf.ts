import type { FloorPlan } from '@callboard/api-contract/booking';
import { labelKey } from '../seatLayout';

/**
 * A plan from a file as the next state of a drawing. Levels, categories and sections of the same names are the same ones, because prices
 * and pictures to trace belong to their ids. A file that has seats alone leaves the drawing's areas on the levels that it has.
 */
export function withPartsOf(plan: FloorPlan, drawing: FloorPlan): FloorPlan {
  const isOneLevel = plan.levels.length === 1 && drawing.levels.length === 1;
  const levels = isOneLevel
    ? new Map([[plan.levels[0]?.id, drawing.levels[0]]])
    : sameNames(plan.levels, drawing.levels);
  const categories = sameNames(plan.categories, drawing.categories);
  const levelOf = (id: string) => levels.get(id)?.id ?? id;
  const withCategory = <P extends { category?: string | undefined }>(part: P): P =>
    part.category === undefined
      ? part
      : { ...part, category: categories.get(part.category)?.id ?? part.category };
  const sections = plan.sections.map((section) => ({ ...section, level: levelOf(section.level) }));
  const own = sameNames(sections, drawing.sections, ({ level, name }) => `${level} ${name}`);
  const isThere = new Set(plan.levels.map(({ id }) => levelOf(id)));
  return {
    levels: plan.levels.map((level) => levels.get(level.id) ?? level),
    categories: plan.categories.map((category) => categories.get(category.id) ?? category),
    sections: sections.map((section) => ({
      ...section,
      id: own.get(section.id)?.id ?? section.id,
      rows: section.rows.map((row) => withCategory({ ...row, seats: row.seats.map(withCategory) })),
    })),
    areas:
      plan.areas.length > 0
        ? plan.areas.map((area) => ({ ...area, level: levelOf(area.level) }))
        : drawing.areas.filter(({ level }) => isThere.has(level)),
  };
}

/** For the ids of parts, the part of the drawing that has the same name; none of them is there twice. */
function sameNames<P extends { id: string; name: string }>(
  parts: readonly P[],
  drawn: readonly P[],
  nameOf: (part: P) => string = ({ name }) => name,
): Map<string | undefined, P | undefined> {
  const known = new Map(drawn.map((part) => [labelKey(nameOf(part)), part]));
  const same = new Map<string | undefined, P | undefined>();
  for (const part of parts) {
    const key = labelKey(nameOf(part));
    same.set(part.id, known.get(key));
    known.delete(key);
  }
  return same;
}
