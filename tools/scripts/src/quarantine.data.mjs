/**
 * Tests whose failure does not fail a run, each with its reason and the date since when. The goal is none, the limit ten; a test of money,
 * permissions or lost writes (`strictTests.data.mjs`) is never among them.
 *
 * @type {readonly { test: string, reason: string, since: string }[]}
 */
export const quarantine = [];

/** @param {string} test its file and title, as a run names it */
export function isQuarantined(test) {
  return quarantine.some((each) => each.test === test);
}
