/** The one folder that a command is given. Throws a sentence for anything else. */
export function oneFolder(command: string, given: readonly string[]): string {
  const [folder, ...more] = given;
  if (folder === undefined || folder.startsWith('-') || more.length > 0)
    throw new Error(`callboard ${command} takes one folder: callboard ${command} /var/backups/callboard-1`);
  return folder;
}
