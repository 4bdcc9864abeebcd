import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import prettier from 'prettier';
import stylelint from 'stylelint';
import { openFormattedTexts } from './formattedTexts.js';

/**
 * Checks what prettier and stylelint check, and lists the files that differ.
 *
 * @param {string} root the root of the workspace
 */
export function createFormatCheck(root) {
  const accepted = openFormattedTexts();
  /** @param {string[]} files @returns {Promise<import('./inBatch.js').Outcome>} */
  return async (files) => {
    const unformatted = [];
    for (const file of files) if (!(await isFormatted(root, file, accepted))) unformatted.push(file);
    accepted.save();
    const styles = files.filter((file) => file.endsWith('.css'));
    const { errored, report } =
      styles.length > 0
        ? await stylelint.lint({ cwd: root, files: styles, formatter: 'string' })
        : { errored: false, report: '' };
    const advice = unformatted.map((file) => `${file} is not formatted: npx prettier --write ${file}`);
    return {
      success: unformatted.length === 0 && !errored,
      terminalOutput: [...advice, report].join('\n'),
    };
  };
}

/** @param {string} root @param {string} file @param {ReturnType<typeof openFormattedTexts>} accepted */
async function isFormatted(root, file, accepted) {
  const path = join(root, file);
  const { ignored, inferredParser } = await prettier.getFileInfo(path, {
    ignorePath: [join(root, '.gitignore'), join(root, '.prettierignore')],
    resolveConfig: true,
  });
  if (ignored || !inferredParser) return true;
  const options = await prettier.resolveConfig(path, { editorconfig: true });
  const text = await readFile(path, 'utf8');
  const digest = accepted.digestOf(text, { ...options, parser: inferredParser });
  if (accepted.has(digest)) return true;
  const isAccepted = await prettier.check(text, { ...options, filepath: path });
  if (isAccepted) accepted.add(digest);
  return isAccepted;
}
