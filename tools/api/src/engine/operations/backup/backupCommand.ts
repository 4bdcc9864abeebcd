import { resolve } from 'node:path';
import { completeSettings } from '../completeSettings';
import { oneFolder } from './oneFolder';
import { writeBackup } from './writeBackup';

/** Writes all that an installation has to a new folder. */
export async function backupCommand(
  given: readonly string[],
  variables: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<void> {
  const folder = resolve(oneFolder('backup', given));
  const written = await writeBackup(folder, completeSettings(variables), print);
  print(
    `${folder} has ${written}. The secret key is not in it: store it elsewhere, since nothing can be restored without it.`,
  );
}
