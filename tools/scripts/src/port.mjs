import { createServer } from 'node:net';
import { PlainError } from './failPlainly.mjs';

/** The port that `PORT` names, or the default. @param {number} usual */
export function selectedPort(usual) {
  const text = process.env['PORT'];
  if (text === undefined || text === '') return usual;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new PlainError(`PORT is '${text}', which is no port. Choose a number between 1 and 65535.`);
}

/** Refuses to go on where another program listens. @param {number} port */
export async function checkPortIsFree(port) {
  const code = await listenOnce(port);
  if (code === undefined) return;
  if (code === 'EACCES')
    throw new PlainError(`This user may not listen on port ${port}. Choose one above 1023: PORT=3001.`);
  throw new PlainError(
    `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1}.`,
  );
}

/**
 * A port that nothing listens on, and nothing on the one after it, which is the socket's. Both are below those that the system gives to
 * outgoing connections: one of these could take the port before a server has started.
 */
export async function freePort() {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = 20_000 + 2 * Math.floor(Math.random() * 6_000);
    if ((await listenOnce(port)) === undefined && (await listenOnce(port + 1)) === undefined) return port;
  }
  throw new PlainError('No two ports between 20000 and 32000 are free. Stop a program that listens there.');
}

/** @param {number} port @returns {Promise<string | undefined>} the code of the refusal */
function listenOnce(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? 'EADDRINUSE'));
    probe.listen(port, () => probe.close(() => resolve(undefined)));
  });
}
