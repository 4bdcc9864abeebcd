import type { FastifyReply } from 'fastify';
import { PassThrough } from 'node:stream';

/** Where the lines of a long answer go, and whether anyone still reads them. */
export interface LineListener<Line> {
  send(line: Line): void;
  /** Resolves when the reader has taken what was sent so far: what is written faster would fill the memory. */
  drained(): Promise<void>;
  signal: AbortSignal;
}

/** A stream of JSON lines that knows when its reader has gone. */
export function openLines<Line>(): { lines: PassThrough; listener: LineListener<Line> } {
  const lines = new PassThrough();
  const gone = new AbortController();
  lines.once('close', () => {
    if (!lines.writableEnded) gone.abort();
  });
  return {
    lines,
    listener: {
      send(line) {
        if (!gone.signal.aborted) lines.write(`${JSON.stringify(line)}\n`);
      },
      async drained() {
        if (!lines.writableNeedDrain) return;
        await new Promise<void>((resolve) => {
          lines.once('drain', resolve);
          lines.once('close', resolve);
        });
      },
      signal: gone.signal,
    },
  };
}

/** Answers a request with a stream of lines, which no cache stores and no proxy collects. */
export function sendLines(reply: FastifyReply, lines: PassThrough): FastifyReply {
  return reply
    .header('content-type', 'application/x-ndjson; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(lines);
}
