import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Waits until a program listens at a port of this machine. */
export async function untilAnswers(port: number): Promise<void> {
  while (!(await answers(port))) await pause(20);
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
