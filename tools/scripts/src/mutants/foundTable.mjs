import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inWorkspace } from '../workspace.mjs';

/** The table that a run leaves, in the repository. */
const foundFile = inWorkspace('tools', 'scripts', 'src', 'mutants', 'found.json');

/**
 * The finder of a mutant: the first of the tests near to it.
 *
 * @typedef {object} Found
 * @property {string} file
 * @property {string} what
 * @property {string | null} test null where none does
 * @property {'fast' | 'slow' | null} tier the first one that runs the test
 * @property {number} seconds after so many the test had failed; all that ran before it counts too
 */

/** @returns {Found[]} */
export function readFound() {
  return existsSync(foundFile) ? JSON.parse(readFileSync(foundFile, 'utf8')) : [];
}

/** Stores what was found in the order of the mutants; what was tried at another time stays. @param {readonly import('./mutants.data.mjs').Mutant[]} mutants @param {readonly Found[]} found */
export function writeFound(mutants, found) {
  const all = new Map([...readFound(), ...found].map((row) => [row.what, row]));
  const rows = mutants.flatMap(({ what }) => all.get(what) ?? []);
  writeFileSync(foundFile, `${JSON.stringify(rows, null, 2)}\n`);
}

/**
 * A table of what was found as lines, with those that nothing finds last.
 *
 * @param {readonly Found[]} found
 * @returns {string[]}
 */
export function linesOf(found) {
  const inTier = (/** @type {Found['tier']} */ tier) => found.filter((row) => row.tier === tier);
  return [
    ...found.filter(({ test }) => test !== null).map(lineOf),
    `${inTier('fast').length} of ${found.length} are found by npm test, ${inTier('slow').length} by the slow tier.`,
    ...inTier(null).map(({ file, what }) => `✖ ${file}: ${what}`),
  ];
}

/** @param {Found} row */
function lineOf({ file, what, test, tier, seconds }) {
  return `✔ ${seconds.toFixed(1).padStart(6)} s ${String(tier).padEnd(7)} ${file}: ${what} Found by ${test}.`;
}
