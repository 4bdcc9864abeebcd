import { readFileSync } from 'node:fs';

const tokens = new URL('../../ui-kit/src/theme/styles/index.css', import.meta.url);

/**
 * Begins every stylesheet with the order of the layers. A page may load a component's sheet before the kit's own, and the first
 * mention of a layer decides its rank.
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
