import { readFrame, type Push } from '@callboard/api-contract/pushes';
import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import WebSocket from 'ws';

/** Lets an app listen, and answers where its socket is. */
export async function listen({ app }: { app: FastifyInstance }): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  // It listens on a port, not on a socket file.
  return `ws://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/socket`;
}

export interface ConnectOptions {
  token: string;
  domain?: string;
  after?: string;
  origin?: string;
  /** Where to; a test's own API by default. */
  to?: string;
}

/** A client as any program writes one, with what it got. */
export function connectSocket({
  token,
  domain = 'showquest',
  after,
  origin,
  to,
}: ConnectOptions & { to: string }) {
  const query = new URLSearchParams({ token, domain, ...(after !== undefined && { after }) });
  const socket = new WebSocket(`${to}?${query}`, origin === undefined ? {} : { origin });
  const got: Push[] = [];
  const numbers: number[] = [];
  const changeSets: (string | undefined)[] = [];
  let position: string | undefined;
  let onConnected: () => void = () => undefined;
  const connected = new Promise<void>((resolve) => (onConnected = resolve));
  const ended = Promise.race([
    once(socket, 'close').then(([code, reason]) => `${code} ${reason}`),
    once(socket, 'unexpected-response').then(([, response]) => `HTTP ${response.statusCode}`),
  ]);
  socket.on('error', () => undefined);
  socket.on('message', (data) => {
    const frame = readFrame(data.toString());
    if (!frame || frame.payload.code === 'unknown') throw new Error(`No push of ours: ${data.toString()}`);
    got.push(frame.payload);
    changeSets.push(frame.change_set);
    if (frame.number !== undefined) numbers.push(frame.number);
    position = frame.position ?? position;
    if (frame.payload.code === 'connected') onConnected();
  });
  onTestFinished(() => socket.terminate());
  return {
    socket,
    got,
    numbers,
    changeSets,
    ended,
    /** Resolves when it gets what happens. */
    connected,
    position: () => position ?? '',
    codes: () => got.map(({ code }) => code),
    changed: () => got.flatMap((push) => ('record' in push ? [push.record] : [])),
  };
}

/** A client that gets what happens from now on. */
export async function connectedSocket(options: ConnectOptions & { to: string }) {
  const client = connectSocket(options);
  await expect.poll(client.codes).toContain('connected');
  return client;
}
