import { recordHref } from '@callboard/records/screen';

/** The parts of a drawing that a link leads to, in the URL. */
export const shownKey = 'show';

/** The way to parts of the drawing of a floor plan: they are selected and in the middle of its editor. */
export function drawingHref(floorPlan: string, ids: readonly string[]): string {
  return `${recordHref('floorPlans', floorPlan)}?${new URLSearchParams({ [shownKey]: ids.join(',') })}`;
}

/** The parts that a URL leads to. */
export function shownIn(search: URLSearchParams): readonly string[] | undefined {
  return search.get(shownKey)?.split(',').filter(Boolean);
}
