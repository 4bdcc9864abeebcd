/** Which tests a run includes; every runner and test reads it here. */
export const tier = process.env['CALLBOARD_TIER'] ?? 'fast';

export const isLong = tier === 'long';

const slowMark = '.slow.test.';

/** @param {string} path */
export function isOfTier(path) {
  return isLong || path.includes(slowMark) === (tier === 'slow');
}

/** The files of a project that belong to the tier: of the slow one it can have none. @param {string} pattern */
export function filesOfTier(pattern) {
  const slow = pattern.replace('.test.', slowMark);
  if (tier === 'slow') return { include: [slow], passWithNoTests: true };
  return { include: [pattern], exclude: isLong ? [] : [slow] };
}
