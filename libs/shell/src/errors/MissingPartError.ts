/** A part of the app that could not be fetched, even after a reload. */
export class MissingPartError extends Error {
  override name = 'MissingPartError';
}

// Browsers have no name for it: these are the words of Chromium, Firefox and Safari, and of Vite for a stylesheet.
const words =
  /failed to fetch dynamically imported|error loading dynamically imported|importing a module script failed|unable to preload css/i;

/** Whether a fault means that a part of the app is gone, be it fetched by `importOrReload` or by a part below it. */
export function isMissingPart(fault: unknown): boolean {
  return fault instanceof MissingPartError || (fault instanceof Error && words.test(fault.message));
}
