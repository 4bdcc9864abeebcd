import { execFileSync } from 'node:child_process';
import { ensureInstalled } from './src/ensureInstalled.mjs';
import { failPlainly } from './src/failPlainly.mjs';
import { commandOf, workspaceRoot } from './src/workspace.mjs';

await failPlainly(async () => {
  ensureInstalled();
  const started = Date.now();
  execFileSync(process.execPath, [commandOf('@typescript/native', 'tsc'), '--build'], {
    cwd: workspaceRoot,
    stdio: 'inherit',
  });
  // Only now are the packages installed that it needs.
  const { buildLibraries } = await import('./src/libraries/buildLibraries.mjs');
  const { findLibraries } = await import('./src/libraries/findLibraries.mjs');
  const libraries = findLibraries();
  await buildLibraries(libraries);
  console.log(`Built ${libraries.length} libraries in ${((Date.now() - started) / 1000).toFixed(1)} s:`);
  for (const { dist, manifest } of libraries)
    console.log(`  ${manifest.name} ${dist.slice(workspaceRoot.length)}`);
});
