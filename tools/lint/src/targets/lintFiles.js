import { ESLint } from 'eslint';

// Nothing changes while this runs, so the parser need not watch for it.
process.env['TSESTREE_SINGLE_RUN'] = 'true';

/**
 * Lints files with one ESLint for the life of the process: the rules that need types share what they have read.
 *
 * @param {string} root the root of the workspace
 */
export function createLinter(root) {
  const eslint = new ESLint({ cwd: root, warnIgnored: false, errorOnUnmatchedPattern: false });

  /** @param {string[]} files @returns {Promise<import('./inBatch.js').Outcome>} */
  return async (files) => {
    const sources = files.filter((file) => /\.(?:m?ts|tsx|m?js)$/.test(file));
    const results = sources.length > 0 ? await eslint.lintFiles(sources) : [];
    const formatter = await eslint.loadFormatter('stylish');
    return {
      success: results.every(({ errorCount }) => errorCount === 0),
      terminalOutput: await formatter.format(results),
    };
  };
}
