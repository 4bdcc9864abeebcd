import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Settings } from '../settings';

/** Throws one clear sentence for what would stop the server, before anything is started. */
export async function checkSurroundings({ port, host, dataFolder }: Settings): Promise<void> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Node ${process.versions.node} is too old: install Node 20.19 or later.`);
  }
  try {
    mkdirSync(dataFolder, { recursive: true });
    accessSync(dataFolder, constants.W_OK);
  } catch {
    throw new Error(`The folder ${dataFolder} cannot be written to. Set CALLBOARD_DATA to one that can.`);
  }
  await checkPort(port, host);
}

function checkPort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(new Error(portFault(error, port))));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

function portFault(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1}.`;
  }
  if (error.code === 'EACCES') return `Port ${port} needs more rights. Choose one above 1023 with PORT.`;
  return `Cannot listen on port ${port}: ${error.message}.`;
}
