/** @typedef {import('./runSteps.mjs').Timed} Timed */

const shown = 30;
/** A test that takes longer is named, however many there are: it is to be made faster, or two. */
const longTestSeconds = 10;

/**
 * The slowest tests and files of a run, a line each.
 *
 * @param {import('./runSteps.mjs').Count} count
 * @returns {string[]}
 */
export function slowestOf({ tests = [], files = [] }) {
  const sorted = bySeconds(tests);
  const long = sorted.filter(({ seconds }) => seconds > longTestSeconds);
  return [
    `The ${shown} slowest files:`,
    ...bySeconds(files).slice(0, shown).map(lineOf),
    '',
    `The ${shown} slowest tests; ${long.length} took over ${longTestSeconds} s:`,
    ...sorted.slice(0, Math.max(shown, long.length)).map(lineOf),
  ];
}

/** @param {readonly Timed[]} all */
function bySeconds(all) {
  return [...all].sort((a, b) => b.seconds - a.seconds);
}

/** @param {Timed} timed */
function lineOf({ title, seconds }) {
  return `${seconds.toFixed(1).padStart(7)} s  ${title}`;
}
