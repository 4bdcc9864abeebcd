import { createServer, type Socket } from 'node:net';
import * as v from 'valibot';

/** A mail server that remembers to whom which message came, also when it came twice. */
export interface MailSink {
  url: string;
  /** The Message-ID of every mail, in the order in which they came. */
  messages(): readonly string[];
  /** The Message-IDs that came to each recipient. */
  recipients(): ReadonlyMap<string, ReadonlySet<string>>;
  /**
   * Calls back when the next mail was taken, with the number of the sender (of `EHLO process-1`), before that is acknowledged.
   * Resolves with the number afterwards.
   */
  onceTaken(callback: (sender: number) => Promise<void>): Promise<number>;
  close(): Promise<void>;
}

export async function mailSink(): Promise<MailSink> {
  const messages: string[] = [];
  const recipients = new Map<string, Set<string>>();
  let whenTaken: ((sender: number) => Promise<void>) | undefined;

  function take(to: string, letter: readonly string[]): void {
    const id = letter.map((line) => /^message-id:\s*(\S+)/i.exec(line)?.[1]).find(Boolean) ?? 'none';
    messages.push(id);
    recipients.set(to, (recipients.get(to) ?? new Set()).add(id));
  }

  const server = createServer((socket) => {
    let to = '';
    let sender = 0;
    let letter: string[] | null = null;
    const reply = (line: string) => socket.write(`${line}\r\n`);
    onLines(socket, (line) => {
      if (letter && line !== '.') {
        letter.push(line);
        return;
      }
      if (letter) {
        take(to, letter);
        letter = null;
        const callback = whenTaken;
        whenTaken = undefined;
        void (callback?.(sender) ?? Promise.resolve()).then(() => reply('250 taken'));
        return;
      }
      sender = Number(/^EHLO process-(\d+)/.exec(line)?.[1] ?? sender);
      to = /^RCPT TO:<(.+)>/.exec(line)?.[1] ?? to;
      if (line === 'DATA') letter = [];
      reply(letter ? '354 go on' : '250 ok');
    });
    reply('220 mail.test');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = v.parse(v.object({ port: v.number() }), server.address());

  return {
    url: `smtp://127.0.0.1:${port}`,
    messages: () => messages,
    recipients: () => recipients,
    onceTaken: (callback) =>
      new Promise((resolve, reject) => {
        whenTaken = (sender) =>
          callback(sender).then(
            () => resolve(sender),
            (error: unknown) => reject(error instanceof Error ? error : new Error(String(error))),
          );
      }),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function onLines(socket: Socket, receive: (line: string) => void): void {
  let rest = '';
  socket.on('error', () => undefined);
  socket.on('data', (bytes) => {
    const lines = `${rest}${bytes.toString()}`.split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) receive(line);
  });
}
