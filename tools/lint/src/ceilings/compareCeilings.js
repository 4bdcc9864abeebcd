import { ceilingsFile, readCeilings } from './ceilings.js';
import { earlierCeilings } from './earlierCeilings.js';
import { raisedCeilings } from './raisedCeilings.js';

/**
 * Errors in the ceilings of a working copy, in sentences: each that is higher than in the history.
 *
 * @param {string} root
 * @returns {{ errors: string[], missing?: string }}
 */
export function compareCeilings(root) {
  const now = readCeilings(root);
  const { earlier, ...rest } = earlierCeilings(root);
  const errors = earlier.flatMap(({ commit, ceilings }) =>
    raisedCeilings(ceilings, now).map(
      (raised) =>
        `${ceilingsFile} allows ${raised.now} ${raised.name}, but ${raised.before} at ${commit.slice(0, 8)}: a ceiling only ` +
        'gets lower. Remove what was added, then run: node tools/lint/src/lowerCeilings.js',
    ),
  );
  return { errors, ...rest };
}
