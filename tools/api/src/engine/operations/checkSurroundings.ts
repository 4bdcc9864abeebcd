import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import type { Settings } from '../settings';
import type { Duties } from './duties';

/** Throws one clear sentence for what would stop the server, before anything is started. */
export async function checkSurroundings(
  { port, socketPort, host, dataFolder }: Settings,
  { answersRequests }: Duties,
): Promise<void> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Node ${process.versions.node} is too old: install Node 20.19 or later.`);
  }
  try {
    makeFolder(dataFolder);
    // Tried and not read: for root every folder seems writable, also those that are not.
    rmSync(mkdtempSync(join(dataFolder, 'probe-')), { recursive: true });
  } catch {
    throw new Error(`The folder ${dataFolder} cannot be written to. Set CALLBOARD_DATA to one that can.`);
  }
  if (!answersRequests) return;
  await checkPort(port, host, 'PORT');
  if (socketPort !== 0) await checkPort(socketPort, host, 'CALLBOARD_SOCKET_PORT');
}

/** Step by step: Node's own `recursive` never comes back from a file system that takes no folder, such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process that starts at this moment can have made it.
    if (!existsSync(folder)) throw error;
  }
}

function checkPort(port: number, host: string, variable: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(portError(error, port, variable))),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

function portError(error: NodeJS.ErrnoException, port: number, variable: string): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop it, or choose another port: ${variable}=${port + 1}.`;
  }
  if (error.code === 'EACCES')
    return `Port ${port} needs more rights. Choose one above 1023 with ${variable}.`;
  return `Cannot listen on port ${port}: ${error.message}.`;
}
