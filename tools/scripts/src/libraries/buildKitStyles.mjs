import { readFileSync } from 'node:fs';
import { build } from 'vite';
import { inWorkspace } from '../workspace.mjs';
import { cssTarget } from './buildModules.mjs';

const kit = inWorkspace('libs/ui-kit/src/theme/styles/index.css');

/**
 * The start of every finished stylesheet: the order of all layers, so that no other order of loading can change it, and the kit's tokens and
 * resets.
 */
export async function buildKitStyles() {
  const order = /@layer [^;{]+;/.exec(readFileSync(kit, 'utf8'))?.[0];
  if (order === undefined) throw new Error('The stylesheet of the kit names no order of its layers.');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    build: { write: false, cssTarget, reportCompressedSize: false, rolldownOptions: { input: kit } },
  });
  const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const sheets = files.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  );
  return `${order}\n${sheets.join('\n')}\n`;
}
