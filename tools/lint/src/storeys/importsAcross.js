import { importGraph } from '../circles/importGraph.js';

/** `engine` serves every subject and knows none; subjects meet by the engine's interfaces and by events. */
const place = /^tools\/api\/src\/(engine|subjects)\/([^/]+)/;

/**
 * How often the server's storeys import what they are not meant to: a subject another one, or the engine a subject. By who imports
 * whom: `{ 'engine → layouts': 3, 'fees → books': 2 }`.
 *
 * @param {import('../circles/importGraph.js').Graph} files
 * @returns {Record<string, number>}
 */
export function importsAcross(files) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const [file, imports] of files) {
    const [, storey, folder] = place.exec(file) ?? [];
    for (const target of imports) {
      const [, targetStorey, subject] = place.exec(target) ?? [];
      if (!storey || targetStorey !== 'subjects' || (storey === 'subjects' && folder === subject)) continue;
      const pair = `${storey === 'engine' ? 'engine' : folder} → ${subject}`;
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  }
  return Object.fromEntries([...counts].sort(([one], [other]) => one.localeCompare(other, 'en')));
}

/** Today's. */
export function importsAcrossServer() {
  return importsAcross(importGraph(['tools/api']));
}
