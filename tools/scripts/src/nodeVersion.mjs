import { PlainError } from './failPlainly.mjs';

/** The oldest version of each line of Node for which every package is made. */
const oldest = [
  [20, 19],
  [22, 13],
  [24, 0],
];

/**
 * Refuses a Node that the packages are not made for.
 *
 * @param {string} version as `process.versions.node` has it
 */
export function checkNodeVersion(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isNewer = major > Math.max(...oldest.map(([line = 0]) => line));
  const isListed = oldest.some(([line = 0, least = 0]) => major === line && minor >= least);
  if (isNewer || isListed) return;
  throw new PlainError(
    `Callboard needs Node 20.19, 22.13, 24 or newer, and this is Node ${version}. Install another Node and try again.`,
  );
}
