import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSettings } from '../settings';
import { createMailer } from './mailer';
import { createOutbox } from './outbox';

const folder = await mkdtemp(join(tmpdir(), 'mail-'));
afterAll(() => rm(folder, { recursive: true }));

const mail = {
  id: '0190b0f4-7f0e-4a5e-9a53-0c5f1e6f7a10',
  created: new Date('2026-03-01T09:30:00Z'),
  to: 'aroha@example.test',
  subject: 'Kia ora',
  text: 'Hello',
  html: '<p>Hello</p>',
};

/** Takes one mail and keeps what was received. */
async function mailServer() {
  const received: string[] = [];
  const server = createServer((socket) => {
    let isLetter = false;
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      received.push(chunk.toString());
      if (isLetter && !chunk.toString().endsWith('\r\n.\r\n')) return;
      const isData = chunk.toString().startsWith('DATA');
      isLetter = isData;
      socket.write(isData ? '354 go on\r\n' : '250 fine\r\n');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received, close: () => server.close() };
}

describe('createMailer', () => {
  it('puts mails into the outbox while there is no mail server', async () => {
    await createMailer(readSettings({ CALLBOARD_DATA: folder }, folder)).send(mail);
    const { id: _id, created, ...letter } = mail;
    expect(await createOutbox(folder).list()).toMatchObject([{ ...letter, at: created.toISOString() }]);
  });

  it('has one letter of a mail that was sent twice', async () => {
    const mailer = createMailer(readSettings({ CALLBOARD_DATA: folder }, folder));
    await mailer.send(mail);
    await mailer.send(mail);
    expect(await createOutbox(folder).list()).toHaveLength(1);
  });

  it('finds no letter outside the outbox', async () => {
    const outbox = createOutbox(folder);
    for (const id of ['../secret', '', 'x', `${'0'.repeat(17)}-00000000`])
      expect(await outbox.read(id)).toBeNull();
  });

  it('sends through the mail server, and lets no subject add a header', async () => {
    const server = await mailServer();
    const mailer = createMailer(readSettings({ SMTP_URL: server.url, CALLBOARD_DATA: folder }, folder));
    await mailer.send({ ...mail, subject: 'Kia ora\r\nBcc: everybody@example.test' });
    server.close();
    const letter = server.received.join('');
    expect(letter).toContain('RCPT TO:<aroha@example.test>');
    expect(letter).not.toMatch(/^Bcc:/im);
    expect(letter).not.toContain('RCPT TO:<everybody');
    expect(letter).toContain(`Message-ID: <${mail.id}@`);
  });

  it('sends to no part of an address', async () => {
    const server = await mailServer();
    const mailer = createMailer(readSettings({ SMTP_URL: server.url, CALLBOARD_DATA: folder }, folder));
    await mailer.send({ ...mail, to: 'kaye,stranger@example.test' }).catch(() => undefined);
    server.close();
    expect(server.received.join('')).not.toContain('RCPT TO:<stranger@example.test>');
  });
});
