import { PlainFault } from './failPlainly.mjs';

const oldest = [20, 19];

/**
 * Refuses a Node that is older than the tools can bear.
 *
 * @param {string} version as `process.versions.node` says it
 */
export function checkNodeVersion(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldest;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new PlainFault(
    `Callboard needs Node ${oldest.join('.')} or newer, and this is Node ${version}. Install a newer Node and try again.`,
  );
}
