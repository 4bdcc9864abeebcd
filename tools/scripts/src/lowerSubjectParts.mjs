import { readFileSync, writeFileSync } from 'node:fs';
import { PlainError, failPlainly } from './failPlainly.mjs';
import {
  lastTimesFile,
  noiseSeconds,
  raisedParts,
  readSubjectParts,
  subjectPartsFile,
} from './subjectParts.mjs';
import { inWorkspace } from './workspace.mjs';

// After a whole run that took nothing from the cache: writes what each subject took, and never more than before.
await failPlainly(async () => {
  /** @type {import('./subjectParts.mjs').Parts} */
  const times = JSON.parse(readFileSync(lastTimesFile, 'utf8'));
  const before = readSubjectParts();
  /** @type {Record<string, number>} */
  const now = {};
  for (const subject of Object.keys(times).sort()) {
    const seconds = Math.ceil(times[subject] ?? 0);
    if (seconds >= noiseSeconds) now[subject] = Math.min(seconds, before[subject] ?? Infinity);
  }
  const raised = Object.keys(before).length > 0 ? raisedParts(before, now) : [];
  if (raised.length > 0)
    throw new PlainError(`There is more than before of: ${raised.join(', ')}. Nothing is written.`);
  writeFileSync(inWorkspace(subjectPartsFile), `${JSON.stringify(now, null, 2)}\n`);
});
