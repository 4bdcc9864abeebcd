/** @typedef {import('./ceilings.js').Ceilings} Ceilings */

/**
 * The ceilings that are higher than they were.
 *
 * @param {Ceilings} before
 * @param {Ceilings} now
 * @returns {{ name: string, before: number, now: number }[]}
 */
export function raisedCeilings(before, now) {
  const limits = limitsOf(before);
  // A count that did not exist then has no ceiling to exceed.
  const counted = {
    ...now,
    storeys: before.storeys && now.storeys,
    openings: before.openings && now.openings,
    sql: before.sql && now.sql,
  };
  return (
    Object.entries(limitsOf(counted))
      .map(([name, limit]) => ({ name, before: limits[name] ?? 0, now: limit }))
      // A value that is no number is no lower either.
      .filter((limit) => !(limit.now <= limit.before))
  );
}

/**
 * Circles count by their members, because a file of one can be renamed. The largest has its own ceiling: two circles do not grow
 * together into one. Imports and SQL across storeys count together, because a subject can become a part of another; so do refused
 * words, because a file can move from one project to another.
 *
 * @param {Ceilings} ceilings
 * @returns {Record<string, number>}
 */
function limitsOf({ circles, words, storeys = {}, openings = {}, sql }) {
  return {
    'files in circles of imports': circles.files.flat().length,
    'files in the largest circle of imports': largestOf(circles.files),
    'folders in circles of imports': circles.folders.flat().length,
    'folders in the largest circle of imports': largestOf(circles.folders),
    "imports across the server's storeys": sumOf(storeys),
    'statements that write the table of another owner': sumOf(sql?.writes),
    'tables of subjects that the engine reads': sumOf(sql?.engine),
    'tables that a subject reads of another owner': sumOf(sql?.reads),
    'refused words': sumOf(words),
    'comments that begin with a clause': sumOf(openings),
  };
}

/** @param {Readonly<Record<string, number>>} [counts] */
function sumOf(counts = {}) {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** @param {string[][]} circles */
function largestOf(circles) {
  return Math.max(0, ...circles.map((circle) => circle.length));
}
