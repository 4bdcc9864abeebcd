import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testKit/startTestApi';
import { createOutbox } from './outbox';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  const letter = {
    id: randomUUID(),
    created: new Date(),
    to: 'staff@showquest.test',
    subject: 'Your link',
    text: 'https://…',
    html: '<p>https://…</p>',
  };
  await createOutbox(api.settings.dataFolder).put(letter);
});
afterAll(() => api.close());

describe('the outbox', () => {
  it('shows the mails to programs as JSON', async () => {
    const answer = await api.app.inject({ url: '/outbox', headers: { accept: 'application/json' } });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      [expect.objectContaining({ to: 'staff@showquest.test', subject: 'Your link' })],
    ]);
  });

  it.each([
    ['another machine', { remoteAddress: '203.0.113.1' }],
    ['a proxy on this machine', { headers: { 'x-forwarded-for': '203.0.113.1' } }],
    ['a page whose name leads to this machine', { headers: { host: 'evil.example:3000' } }],
  ])('shows nothing to %s', async (_who, request) => {
    const [letter] = await createOutbox(api.settings.dataFolder).list();
    for (const url of ['/outbox', `/outbox/${letter?.id}`, `/outbox/${letter?.id}/html`]) {
      expect((await api.app.inject({ url })).statusCode).toBe(200);
      expect((await api.app.inject({ url, ...request })).statusCode).toBe(404);
    }
  });

  it.each([
    { NODE_ENV: 'production' },
    { CALLBOARD_ENVIRONMENT: 'staging' },
    { SMTP_URL: 'smtp://mail.test' },
  ])('is not there with %j', async (variables) => {
    const other = await startTestApi({ variables });
    const answer = await other.app.inject({ url: '/outbox', headers: { accept: 'application/json' } });
    await other.close();
    expect(answer.body).not.toContain('[');
  });
});
