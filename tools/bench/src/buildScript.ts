import { fileURLToPath } from 'node:url';
import { build, type Rollup } from 'vite';

/** Builds a script next to this file for production, as one text that runs in any page. */
export async function buildScript(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rollupOptions: {
        input: fileURLToPath(new URL(`./${entry}`, import.meta.url)),
        output: { format: 'iife' },
      },
    },
  });
  // Only a build that watches gives something else, and only a build of several formats gives several.
  const { output } = built as Rollup.RollupOutput;
  return output[0].code;
}
