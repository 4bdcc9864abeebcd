import { rmSync } from 'node:fs';
import { workspaceCopy } from '../vitest/workspaceCopy.mjs';
import { ensureInstalled } from './src/ensureInstalled.mjs';
import { failPlainly, PlainError } from './src/failPlainly.mjs';
import { linesOf, readFound, writeFound } from './src/mutants/foundTable.mjs';
import { kinds, mutants } from './src/mutants/mutants.data.mjs';
import { allTests, nearTests } from './src/mutants/nearTests.mjs';
import { stopTests, tryMutant } from './src/mutants/tryMutant.mjs';
import { onEndSignal } from './src/onEndSignal.mjs';
import { workspaceRoot } from './src/workspace.mjs';

await failPlainly(async () => {
  const words = process.argv.slice(2);
  if (words.includes('--found')) return show(readFound());
  ensureInstalled();
  const { named, others } = namedTests(words);
  const selected = selectedBy(others);
  // An error is never planted in the workspace itself.
  const copy = workspaceCopy();
  const remove = () => rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
  onEndSignal(() => {
    stopTests();
    remove();
    process.exit(1);
  });
  try {
    await tryAll(copy, selected, named);
  } finally {
    remove();
  }
  show(readFound());
});

/**
 * Tries for each mutant the tests that the caller names, then the one that found it the last time, then those that are near to it.
 *
 * @param {string} copy
 * @param {readonly import('./src/mutants/mutants.data.mjs').Mutant[]} selected
 * @param {readonly string[]} named
 */
async function tryAll(copy, selected, named) {
  const tests = allTests(workspaceRoot);
  /** @type {import('./src/mutants/tryMutant.mjs').Known} */
  const known = { broken: new Set(), sound: new Set() };
  for (const mutant of selected) {
    const { file, what } = mutant;
    const last = readFound().flatMap((row) => (row.what === what && row.test ? [row.test] : []));
    const likely = new Set([...named, ...last, ...nearTests(workspaceRoot, file, tests)]);
    const { test, seconds } = await tryMutant(copy, mutant, [...likely], known);
    console.log(`${mutants.indexOf(mutant) + 1}. ${file}: ${what} ${test ?? '✖'} ${seconds.toFixed(1)} s`);
    writeFound(mutants, [{ file, what, test, tier: tierOf(test), seconds }]);
  }
}

/** @param {string | null} test */
function tierOf(test) {
  if (test === null) return null;
  return test.includes('.slow.') ? 'slow' : 'fast';
}

/** The tests among the words of a call, and the words that select mutants. @param {readonly string[]} words */
function namedTests(words) {
  const named = words.filter((word) => word.includes('.test.'));
  return { named, others: words.filter((word) => !named.includes(word)) };
}

/** All mutants, or those of some numbers (`3`, `10-20`), kinds (`right`) or places (`libs/domain`). @param {readonly string[]} words */
function selectedBy(words) {
  const selected = mutants.filter((mutant, index) =>
    words.every((word) => {
      const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(word) ?? [];
      if (from !== undefined) return index + 1 >= Number(from) && index + 1 <= Number(to);
      return kinds.some((kind) => kind === word) ? mutant.kind === word : mutant.file.startsWith(word);
    }),
  );
  if (selected.length === 0) throw new PlainError(`There is no mutant of ${words.join(' ')}.`);
  return selected;
}

/** @param {readonly import('./src/mutants/foundTable.mjs').Found[]} found */
function show(found) {
  console.log(linesOf(found).join('\n'));
}
