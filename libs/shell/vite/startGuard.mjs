import { readFile } from 'node:fs/promises';
import { minify } from 'vite';

const source = new URL('./startGuard.js', import.meta.url);
const catalogue = new URL('../../api-contract/src/catalogues/mi.json', import.meta.url);

/** The words of the app's own page for a missing part, which is not there yet. */
const words = ['A part of the app could not be fetched. Check your connection and try again.', 'Reload'];

/**
 * Puts a small script into the head of every page that is built: it notices that a file of the app itself is missing.
 *
 * @returns {import('vite').Plugin}
 */
export function startGuard() {
  return {
    name: 'callboard:start-guard',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const { code } = await minify('startGuard.js', await readFile(source, 'utf8'));
        const translated = JSON.parse(await readFile(catalogue, 'utf8'));
        const texts = JSON.stringify({ en: words, mi: words.map((text) => translated[text] ?? text) });
        const attribute = texts.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
        // Behind the encoding, and before the first stylesheet, whose error would be over.
        const guarded = html.replace(
          '</title>',
          () => `</title>\n    <script data-texts="${attribute}">${code.trim()}</script>`,
        );
        if (guarded === html) throw new Error('The page has no title to put the guard of the start behind.');
        return guarded;
      },
    },
  };
}
