import { createServer } from 'node:net';
import { PlainFault } from './failPlainly.mjs';

/** The port that `PORT` names, or the default. @param {number} usual */
export function chosenPort(usual) {
  const text = process.env['PORT'];
  if (text === undefined || text === '') return usual;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new PlainFault(`PORT is '${text}', which is no port. Choose a number between 1 and 65535.`);
}

/** Refuses to go on where another program listens. @param {number} port */
export async function checkPortIsFree(port) {
  const code = await listenOnce(port);
  if (code === undefined) return;
  if (code === 'EACCES')
    throw new PlainFault(`This user may not listen on port ${port}. Choose one above 1023: PORT=3001.`);
  throw new PlainFault(
    `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1}.`,
  );
}

/** A port that nothing listens on, on the loopback address. */
export function freePort() {
  return new Promise((/** @type {(port: number) => void} */ resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** @param {number} port @returns {Promise<string | undefined>} the code of the refusal */
function listenOnce(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? 'EADDRINUSE'));
    probe.listen(port, () => probe.close(() => resolve(undefined)));
  });
}
