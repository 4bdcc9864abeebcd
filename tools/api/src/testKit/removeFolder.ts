import { rm } from 'node:fs/promises';

/** Removes the files of a server. One that has just begun to listen makes folders while it cleans: those need another try. */
export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
}
