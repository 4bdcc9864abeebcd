/** Which tests a run includes; every runner and test reads it here. */
export const tier = process.env['CALLBOARD_TIER'] ?? 'fast';

export const isLong = tier === 'long';

const slowMark = '.slow.test.';

/** @param {string} path */
export function isOfTier(path) {
  return isLong || path.includes(slowMark) === (tier === 'slow');
}

/** @param {string} pattern */
export function filesOfTier(pattern) {
  const slow = pattern.replace('.test.', slowMark);
  if (tier === 'slow') return { include: [slow] };
  return { include: [pattern], exclude: isLong ? [] : [slow] };
}
