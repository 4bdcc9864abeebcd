// The thread of `createHashThread`: JavaScript, because Node starts it from the sources as well as from the build.
import { hashSync, verifySync } from '@node-rs/argon2';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

// Far down, but not at the end: a login still gets on while all cores are busy. Linux knows the priority of a thread; elsewhere
// it would be that of the whole server.
if (process.platform === 'linux') setPriority(15);

parentPort?.on('message', ({ password, passwordHash, cost, salt }) => {
  const options = salt ? { ...cost, salt } : cost;
  const answer = passwordHash === null ? hashSync(password, options) : verifySync(passwordHash, password);
  parentPort?.postMessage(answer);
});
