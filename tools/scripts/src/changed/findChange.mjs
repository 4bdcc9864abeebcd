import { PlainError } from '../failPlainly.mjs';
import { workspaceRoot } from '../workspace.mjs';
import { changedFiles } from './changedFiles.mjs';
import { reachOf } from './reachOf.mjs';

/**
 * Finds what has changed, and what it reaches; none where everything is to run. `lines` explain it.
 *
 * @returns {{ change?: import('./reachedSteps.mjs').Change, lines: string[] }}
 */
export function findChange() {
  const changed = changedFiles(workspaceRoot);
  if (!changed) throw new PlainError('There is no earlier commit to compare with: npm test runs everything.');
  const { since, files } = changed;
  const reach = reachOf(workspaceRoot, files);
  const line = `${files.length} files have changed since ${since.slice(0, 8)}, in ${reach.projects.join(', ') || 'no project'}.`;
  if (reach.whole) return { lines: [line, `Everything runs: ${reach.whole}.`] };
  return { change: { since, reach }, lines: [line, ...linesOf(reach)] };
}

/** @param {import('./reachOf.mjs').Reach} reach */
function linesOf({ api, libraries, stories, browser }) {
  const named = {
    'API tests': api,
    'library tests': libraries,
    'story tests': stories,
    'browser tests': browser,
  };
  return Object.entries(named).map(
    ([name, some]) => `  ${name}: ${some === true ? 'all' : some.join(', ') || 'none'}`,
  );
}
