import type { OutboxEntry } from '../entries/OutboxEntry';
import { officeFileMessages as words } from './officeFileMessages';

/** A file with what waits on a device, for one who can enter it: readable, and with each call as it would have been sent. */
export interface OfficeFile {
  name: string;
  content: string;
}

/**
 * Writes what waits on this device into a file for the office, where the server takes it from its maker no more or there is no network: so
 * that none of it is lost with the device.
 *
 * @param maker the name of the one who made it
 */
export function officeFile(entries: readonly OutboxEntry[], maker: string, now: number): OfficeFile {
  const lines = entries.flatMap((entry) => [
    `${new Date(entry.addedAt).toISOString()}  ${entry.text}`,
    ...(entry.problem === null ? [] : [`  ${words.notSent(entry.problem)}`]),
    `  ${JSON.stringify('action' in entry ? callOf(entry) : { collection: entry.collection, data: entry.draft })}`,
    '',
  ]);
  const at = new Date(now).toISOString();
  return {
    name: `${words.fileName} ${at.slice(0, 16).replace(/[:T]/g, '-')}.txt`,
    content: [words.madeBy(maker), words.savedAt(at), words.howTo, '', ...lines].join('\r\n'),
  };
}

function callOf({ action, target, input, key }: Extract<OutboxEntry, { action: unknown }>) {
  return { action, target, input, key };
}
