import { undeliveredMailSchema, type UndeliveredMail } from '@callboard/api-contract/notifications';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../database/embedded/postmaster';
import { fakeMailServer } from '../../testKit/fakeMailServer';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

const answer = v.object({ data: v.array(undeliveredMailSchema) });

let api: TestApi;
let admin: TestClient;
let port: number;
beforeAll(async () => {
  port = await freePort();
  api = await startTestApi({ variables: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  admin = await api.loginAs('showquest', 'admin');
});
afterAll(() => api.close());

async function undelivered(client: TestClient = admin): Promise<UndeliveredMail[]> {
  return v.parse(answer, (await client.call('GET', 'mails/undelivered')).body).data;
}

/** Invites a new person, whose mail the absent mail server does not take. */
async function unlucky(): Promise<UndeliveredMail> {
  const email = `${randomUUID()}@example.test`;
  const draft = { first_name: 'Aroha', last_name: 'Ngata', email, roles: ['judge'] };
  expect((await admin.call('POST', 'user/activations', draft)).status).toBe(201);
  await expect.poll(async () => (await undelivered()).map(({ to }) => to)).toContain(email);
  const mail = (await undelivered()).find(({ to }) => to === email);
  if (!mail) throw new Error('The mail is gone.');
  return mail;
}

const act = async (client: TestClient, action: string, mail: string) =>
  (await client.call('POST', 'user/actions', { action, data: { mail } })).status;

describe('a mail that could not be sent', () => {
  it('is shown to the admins of its tenant with the reason, and without its text', async () => {
    const mail = await unlucky();
    expect(mail).toMatchObject({ status: 'retrying', attempts: 1 });
    expect(mail.error).toContain('ECONNREFUSED');
    expect(JSON.stringify(mail)).not.toContain('/login/activate/');
    expect(await undelivered(await api.loginAs('rockquest', 'admin'))).toEqual([]);
    const staff = await api.loginAs('showquest', 'staff');
    expect((await staff.call('GET', 'mails/undelivered')).status).toBe(403);
    expect(await act(staff, 'retry_mail', mail.id)).toBe(403);
    expect(await act(await api.loginAs('rockquest', 'admin'), 'retry_mail', mail.id)).toBe(404);
  });

  it('is erased when it is discarded, and not tried again', async () => {
    const { id } = await unlucky();
    expect(await act(admin, 'discard_mail', id)).toBe(200);
    expect((await undelivered()).map((mail) => mail.id)).not.toContain(id);
    expect(await api.asOwner('SELECT status, content FROM mails WHERE id = $1', [id])).toEqual([
      { status: 'discarded', content: null },
    ]);
    const jobs = await api.asOwner(`SELECT state FROM pgboss.job WHERE data ->> 'mail' = $1`, [id]);
    expect(jobs).toEqual([{ state: 'cancelled' }]);
    expect(await act(admin, 'retry_mail', id)).toBe(404);
  });

  it('is sent when it is tried again after it was given up', async () => {
    const { id, to } = await unlucky();
    await api.asOwner(
      `UPDATE pgboss.job SET retry_limit = 0, start_after = now() WHERE data ->> 'mail' = $1`,
      [id],
    );
    await api.hurryJobs('mail.send', { mail: id });
    await expect
      .poll(async () => (await undelivered()).find((mail) => mail.id === id)?.status, { timeout: 20_000 })
      .toBe('failed');
    const server = await fakeMailServer(port);
    expect(await act(admin, 'retry_mail', id)).toBe(200);
    await expect.poll(() => server.lines).toContain(`RCPT TO:<${to}>`);
    await expect
      .poll(() => api.asOwner('SELECT status, content FROM mails WHERE id = $1', [id]))
      .toEqual([{ status: 'sent', content: null }]);
    await server.close();
  });

  it('is counted with its job', async () => {
    const { body } = await api.app.inject({ url: '/metrics' });
    expect(body).toMatch(/^callboard_jobs\{job="mail.send",state="retry"\} \d+$/m);
    expect(body).toContain('callboard_jobs{job="files.clean",state="failed"} 0');
  });
});
