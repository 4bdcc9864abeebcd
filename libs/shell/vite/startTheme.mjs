import { readFile } from 'node:fs/promises';
import { minify } from 'vite';

const source = new URL('./startTheme.js', import.meta.url);

/**
 * Puts a small script into the head of every page, which sets its colours before anything is painted.
 *
 * @returns {import('vite').Plugin}
 */
export function startTheme() {
  return {
    name: 'callboard:start-theme',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const { code } = await minify('startTheme.js', await readFile(source, 'utf8'));
        const themed = html.replace('</title>', () => `</title>\n    <script>${code.trim()}</script>`);
        if (themed === html) throw new Error('The page has no title to put the script of the theme behind.');
        return themed;
      },
    },
  };
}
