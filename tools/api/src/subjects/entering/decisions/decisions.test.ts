import type { Role } from '@callboard/api-contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  act,
  lettersTo,
  listOf,
  made,
  makeEntry,
  makeEvent,
  move,
  unreadOf,
} from '../../../testKit/notificationKit';
import { startTestApi, type TestApi, type TestClient } from '../../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let admin: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  staff = await as('staff');
  admin = await as('admin');
});
afterAll(() => api.close());

const as = (...roles: Role[]) => api.loginAs('showquest', ...roles);
const path = 'showquest/entries';

const entrySchema = v.object({
  status: v.string(),
  decision: v.nullish(v.string()),
  status_reason: v.nullish(v.string()),
  waiting_place: v.nullish(v.number()),
  submitted_at: v.nullish(v.string()),
});
const resultsSchema = v.object({
  results: v.array(v.object({ hashcode: v.string(), success: v.boolean(), error: v.optional(v.string()) })),
});
const sentSchema = v.object({ data: resultsSchema });

async function read(by: TestClient, entry: string) {
  const { body } = await by.call('GET', `${path}/${entry}`);
  return v.parse(entrySchema, body);
}

/** A submitted entry of a contact. */
async function submitted(contact: TestClient, event?: string): Promise<string> {
  const entry = await makeEntry(staff, contact, event);
  expect((await move(staff, entry, 'submit')).status).toBe(200);
  return entry;
}

async function decide(entry: string, decision: string, decision_reason: string | null = null) {
  const answer = await staff.call('PATCH', `${path}/${entry}`, { decision, decision_reason });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

async function send(...entries: string[]) {
  const answer = await act(staff, 'send_decisions', { entries });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return v.parse(sentSchema, answer.body).data.results;
}

describe('decisions', () => {
  it('[2.18] stay with the office until they are sent, and then reach the contact by bell and mail', async () => {
    const contact = await as('participant');
    const entry = await submitted(contact);
    await decide(entry, 'decline', 'The night is full.');
    expect(await read(contact, entry)).toMatchObject({ status: 'submitted', status_reason: null });
    expect(await read(contact, entry)).not.toHaveProperty('decision');
    expect(await unreadOf(contact)).toBe(0);

    expect(await send(entry)).toEqual([{ hashcode: entry, success: true }]);
    expect(await read(contact, entry)).toMatchObject({
      status: 'declined',
      status_reason: 'The night is full.',
    });
    expect((await read(staff, entry)).decision).toBeNull();
    await expect.poll(() => unreadOf(contact)).toBe(1);
    await expect.poll(() => lettersTo(api, contact)).toHaveLength(1);
    const [letter] = await lettersTo(api, contact);
    expect(letter?.text).toContain('was not accepted for Final');
    expect(letter?.text).toContain('The night is full.');
  });

  it('[2.18] reach the contact however they are made: on the page, in bulk, and when the office withdraws', async () => {
    const contact = await as('participant');
    const [one, other] = [await submitted(contact), await submitted(contact)];
    await move(staff, one, 'accept');
    await expect.poll(() => unreadOf(contact)).toBe(1);
    const bulk = { action: 'accept', hashcodes: [other] };
    expect((await staff.call('POST', `${path}/actions`, bulk)).status).toBe(200);
    await expect.poll(() => unreadOf(contact)).toBe(2);
    const withdrawal = { action: 'withdraw', hashcodes: [one, other] };
    expect((await staff.call('POST', `${path}/actions`, withdrawal)).status).toBe(200);
    await expect.poll(() => unreadOf(contact)).toBe(4);
    await expect
      .poll(async () => (await lettersTo(api, contact)).map(({ text }) => text).join())
      .toContain('was withdrawn from');
    // Changes of the contact themselves are no news to them.
    const third = await submitted(contact);
    const own = { action: 'withdraw', target: third, data: { reason: 'Two are ill.' } };
    expect((await contact.call('POST', `${path}/actions`, own)).status).toBe(200);
    await decide(await submitted(contact), 'accept');
    expect(await unreadOf(contact)).toBe(4);
  });

  it('[2.18] that are stored wait to be sent: the desk, the home and what wants attention count the same', async () => {
    const contact = await as('participant');
    const [first] = [await submitted(contact), await submitted(contact)];
    await decide(first, 'accept');
    const desk = await staff.call('GET', `${path}?status=submitted&decision__isnull=true&page_size=1`);
    const { count } = v.parse(v.object({ count: v.number() }), desk.body);
    const home = await staff.call('GET', 'dashboards/participant');
    const landing = await staff.call('GET', 'dashboards/landing');
    for (const { body } of [home, landing])
      expect(JSON.stringify(body)).toContain(`"kind":"entries_waiting","count":${count}`);
  });

  it('[2.18] are sent each by itself: one without a decision is named, and the others are sent', async () => {
    const contact = await as('participant');
    const [one, other, gone] = [await submitted(contact), await submitted(contact), await submitted(contact)];
    await decide(one, 'accept');
    await decide(gone, 'accept');
    await move(staff, gone, 'waitlist');
    expect(await send(one, other, gone)).toEqual([
      { hashcode: one, success: true },
      { hashcode: other, success: false, error: 'There is no decision to send.' },
      { hashcode: gone, success: false, error: 'There is no decision to send.' },
    ]);
    expect((await read(staff, one)).status).toBe('accepted');
    expect((await read(staff, other)).status).toBe('submitted');
  });

  it('are sent by staff alone', async () => {
    const contact = await as('participant');
    const entry = await submitted(contact);
    expect((await act(contact, 'send_decisions', { entries: [entry] })).status).toBe(403);
    expect((await contact.call('GET', `decisions/entries/${entry}/mails`)).status).toBe(403);
    const stranger = await api.loginAs('rockquest', 'staff');
    const sent = await act(stranger, 'send_decisions', { entries: [entry] });
    expect(v.parse(sentSchema, sent.body).data.results[0]?.success).toBe(false);
    expect((await act(staff, 'send_decisions', { entries: [] })).status).toBe(400);
  });

  it('[2.18] are mailed in the words of the admin, which name only what can be filled in', async () => {
    const contact = await as('participant');
    const entry = await submitted(contact);
    const draft = {
      decision: 'accept',
      subject: 'Congratulations {entry}',
      body: 'You are in {event}.\nWhy: {reason}\n{link}',
    };
    const wrong = await admin.call('POST', 'callboard/decision_mails', { ...draft, body: 'Dear {contct}' });
    expect(wrong).toMatchObject({
      status: 400,
      body: { body: ['There is nothing to fill in for {contct}.'] },
    });
    expect((await staff.call('POST', 'callboard/decision_mails', draft)).status).toBe(403);
    const mail = made(await admin.call('POST', 'callboard/decision_mails', draft));
    const { body } = await staff.call('GET', `decisions/entries/${entry}/mails`);
    expect(body).toMatchObject({
      data: { templates: { accept: { subject: draft.subject } }, values: { entry: 'Paper Cities' } },
    });
    await decide(entry, 'accept');
    await send(entry);
    await expect.poll(() => lettersTo(api, contact)).toHaveLength(1);
    const [letter] = await lettersTo(api, contact);
    expect(letter).toMatchObject({ subject: 'Showquest: Congratulations Paper Cities' });
    expect(letter?.text).toMatch(/\nYou are in Final [^]*\n[^]*entries/);
    expect(letter?.text).not.toContain('Why');
    await admin.call('DELETE', `callboard/decision_mails/${mail}`);
  });
});

describe('the waiting list', () => {
  const settings = async (event: string, values: object) =>
    expect((await staff.call('PATCH', `callboard/events/${event}`, values)).status).toBe(200);

  it('[7.40] has an order, and notifies the office who is next when an accepted entry withdraws', async () => {
    const event = await makeEvent(staff);
    await settings(event, { entry_limit: 1 });
    const contact = await as('participant');
    const [accepted, first, second] = [
      await submitted(contact, event),
      await submittedNamed('First', event),
      await submittedNamed('Second', event),
    ];
    await move(staff, accepted, 'accept');
    for (const entry of [first, second]) await move(staff, entry, 'waitlist');
    expect((await read(staff, first)).waiting_place).toBe(1);
    expect((await read(staff, second)).waiting_place).toBe(2);

    expect((await move(contact, accepted, 'withdraw')).body).toMatchObject({
      error: { message: 'Give a reason.' },
    });
    const withdrawn = await contact.call('POST', `${path}/actions`, {
      action: 'withdraw',
      target: accepted,
      data: { reason: 'The teacher left.' },
    });
    expect(withdrawn.status, JSON.stringify(withdrawn.body)).toBe(200);
    await expect
      .poll(async () => (await listOf(staff)).results.find(({ kind }) => kind === 'entryWithdrawn')?.facts)
      .toMatchObject({ next: 'First', movedUp: '', reason: 'The teacher left.' });
    expect((await read(staff, first)).status).toBe('waitlisted');
  });

  it('[7.40] moves up by itself where the event allows it', async () => {
    const event = await makeEvent(staff);
    await settings(event, { entry_limit: 1, waiting_list_moves_up: true });
    const contact = await as('participant');
    const [accepted, next] = [await submittedNamed('Out', event), await submitted(contact, event)];
    await move(staff, accepted, 'accept');
    await move(staff, next, 'waitlist');
    const withdraw = { action: 'withdraw', target: accepted };
    expect((await staff.call('POST', `${path}/actions`, withdraw)).status).toBe(200);
    await expect.poll(async () => (await read(staff, next)).status).toBe('accepted');
    await expect
      .poll(async () => (await listOf(contact)).results.map(({ facts }) => facts['decision']))
      .toContain('accepted');
  });

  async function submittedNamed(name: string, event: string): Promise<string> {
    const entry = made(await staff.call('POST', path, { name, section: 'open', members_count: 1, event }));
    await move(staff, entry, 'submit');
    return entry;
  }
});

describe('a bulk change', () => {
  it('[2.18] shows beforehand what it would do, and does nothing', async () => {
    const contact = await as('participant');
    const [ready, draft] = [await submitted(contact), await makeEntry(staff, contact)];
    const body = { action: 'accept', hashcodes: [ready, draft], preview: true };
    const preview = await staff.call('POST', `${path}/actions`, body);
    expect(preview.status).toBe(207);
    expect(v.parse(resultsSchema, preview.body).results.map(({ success }) => success)).toEqual([true, false]);
    expect((await read(staff, ready)).status).toBe('submitted');
    expect(await unreadOf(contact)).toBe(0);
  });

  it('[2.18] shows beforehand what is in the way of deleting', async () => {
    const event = await makeEvent(staff);
    const free = await makeEvent(staff);
    await submitted(await as('participant'), event);
    const preview = await staff.call('DELETE', 'callboard/events', {
      hashcodes: [event, free],
      preview: true,
    });
    const [used, unused] = v.parse(resultsSchema, preview.body).results;
    expect(used).toMatchObject({ success: false });
    expect(used?.error).toBe('Acts still need this event.');
    expect(unused).toMatchObject({ success: true });
    expect((await staff.call('GET', `callboard/events/${free}`)).status).toBe(200);
  });
});
