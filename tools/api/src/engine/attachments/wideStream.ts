import { createWriteStream, type WriteStream } from 'node:fs';

/** How much waits for the disk at most. What waits is written in one piece, where a socket gives 64 kB at a time. */
const waitingBytes = 1_048_576;

/** Writes a file that can be large: nothing is copied, and the disk is called once for each megabyte. */
export function wideStream(
  path: string,
  options: { flags: string; mode?: number; start?: number },
): WriteStream {
  return createWriteStream(path, { ...options, highWaterMark: waitingBytes });
}
