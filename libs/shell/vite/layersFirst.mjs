import { readFileSync } from 'node:fs';

const tokens = new URL('../../ui-kit/src/theme/styles/index.css', import.meta.url);

/**
 * Puts the order of the layers at the start of every stylesheet. A page can load a component's stylesheet before the kit's, and the first
 * mention of a layer determines its order.
 *
 * @returns {import('vite').Plugin}
 */
export function layersFirst() {
  return {
    name: 'callboard:layers-first',
    apply: 'build',
    generateBundle(_options, bundle) {
      const order = /@layer [^;{]+;/.exec(readFileSync(tokens, 'utf8'))?.[0] ?? '';
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${order}${file.source}`;
      }
    },
  };
}
