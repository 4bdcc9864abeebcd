import { limits } from '@callboard/api-contract';
import { messagingLimits } from '@callboard/api-contract/messaging';
import { canonicalText } from '@callboard/api-contract/text';
import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerOf, converse, madeRecord, threadOf, write } from '../testKit/messagingKit';
import { startTestApi, type TestApi, type TestClient } from '../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
});
afterAll(() => api.close());

/** Text that a field stores; an empty one is none. */
function storedOf(text: string, shape: 'line' | 'lines'): string | null {
  return canonicalText(text, shape) || null;
}

test('every naughty string of one line comes back in its canonical form, or is refused with a sentence', async () => {
  const refused: string[] = [];
  for (const text of naughtyStrings) {
    const created = await staff.call('POST', 'individual/individuals', {
      first_name: 'Nika',
      last_name: 'Ng',
      town: text,
    });
    expect([200, 201, 400], text).toContain(created.status);
    if (created.status === 400) {
      expect(created.body, text).toMatchObject({ town: [expect.stringMatching(/^[A-Z].{8,}/)] });
      refused.push(text);
      continue;
    }
    const { data } = created.body as { data: { hashcode: string } };
    const read = await staff.call('GET', `individual/individuals/${data.hashcode}`);
    expect(read.body).toMatchObject({ town: storedOf(text, 'line') });
  }
  // Only what is too long for a town, or is no line of text: a control character, half of a pair.
  const explained = refused.filter(
    (text) => canonicalText(text, 'line').length > 100 || /[\0-\x08\x0e-\x1f\x7f]/.test(text),
  );
  expect(refused).toEqual(explained);
  expect(refused.length).toBeLessThan(naughtyStrings.length / 4);
});

test('every naughty string of many lines comes back in its canonical form', async () => {
  for (const [index, text] of naughtyStrings.entries()) {
    const created = await staff.call('POST', 'callboard/events', {
      name: `Naughty ${index}`,
      kind: 'heat',
      starts_on: '2026-05-14',
      ends_on: '2026-05-14',
      staff_notes: text,
    });
    expect(created, text).toMatchObject({
      status: 201,
      body: { data: { staff_notes: storedOf(text, 'lines') } },
    });
  }
});

test('every naughty string is a message, and what a reply to it quotes', async () => {
  const conversation = await converse(staff);
  const stored: string[] = [];
  let previous: string | undefined;
  for (const text of naughtyStrings) {
    const body = storedOf(text, 'lines');
    // Each answers the one before it.
    const sent = await write(staff, conversation, {
      body: text,
      ...(previous !== undefined && { reply_to: previous }),
    });
    if (body === null) {
      expect(sent, text).toMatchObject({ status: 400, body: { body: ['Field is required'] } });
      continue;
    }
    previous = madeRecord(sent).hashcode;
    stored.push(body);
  }
  const pages = Math.ceil(stored.length / limits.maxPageSize);
  for (let page = 1; page <= pages; page++) {
    const from = (page - 1) * limits.maxPageSize;
    const thread = await threadOf(staff, conversation, `&ordering=number&page_size=200&page=${page}`);
    expect(thread.map(({ body }) => body)).toEqual(stored.slice(from, from + limits.maxPageSize));
    const quotes = stored.map((body) => [...body].slice(0, messagingLimits.quoteLength).join(''));
    expect(thread.map(({ details }) => details.reply?.body)).toEqual(
      [undefined, ...quotes].slice(from, from + thread.length),
    );
  }
  // Printed, it is text: nothing of it is a tag.
  const { html } = await answerOf(staff, `messaging/conversations/${conversation}/export`);
  expect(String(html)).not.toMatch(/<(script|img|svg|iframe|a)\b/i);
});

test('every naughty string can be searched for', async () => {
  for (const text of naughtyStrings) {
    const found = await staff.call(
      'GET',
      `callboard/events?page_size=1&search=${encodeURIComponent(text.slice(0, 200))}`,
    );
    expect([200, 400], text).toContain(found.status);
  }
});
