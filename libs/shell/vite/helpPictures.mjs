import { readFile, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join(dirname(fileURLToPath(import.meta.resolve('@callboard/help/package.json'))), 'pictures');

/**
 * Serves the pictures of the pages of help below `/help`, as files that no script names: they are loaded with the page that they belong to.
 *
 * @returns {import('vite').Plugin}
 */
export function helpPictures() {
  return {
    name: 'callboard:help-pictures',
    configureServer(server) {
      server.middlewares.use('/help', (request, response, next) => {
        const name = /^\/((?:offline\/)?\w+\.webp)$/.exec(request.url ?? '')?.[1];
        if (name === undefined) return next();
        readFile(join(folder, name)).then(
          (picture) => response.setHeader('Content-Type', 'image/webp').end(picture),
          () => next(),
        );
      });
    },
    async generateBundle() {
      const names = await readdir(folder, { recursive: true });
      for (const name of names.filter((each) => each.endsWith('.webp')).sort())
        this.emitFile({
          type: 'asset',
          fileName: `help/${name.replaceAll('\\', '/')}`,
          source: await readFile(join(folder, name)),
        });
    },
  };
}
