import type { WebSocket } from '@fastify/websocket';

/** Bytes that can wait for a client that does not read; one with more is dropped, and continues when it is back. */
const maxWaiting = 1_048_576;

/** Sends messages to an open socket, and drops one that does not read them: what waits would fill the memory of the process. */
export function sendTexts(socket: WebSocket, texts: readonly string[]): void {
  if (socket.readyState !== socket.OPEN) return;
  for (const text of texts) socket.send(text);
  // A closing handshake would wait behind what is not read.
  if (socket.bufferedAmount > maxWaiting) socket.terminate();
}

/** More than what waits for a client that reads, also over a slow network. */
const maxBeforeDropping = 65_536;

/** Sends messages that are soon over, unless earlier ones still wait. */
export function sendTextsIfReading(socket: WebSocket, texts: readonly string[]): void {
  if (socket.bufferedAmount <= maxBeforeDropping) sendTexts(socket, texts);
}
