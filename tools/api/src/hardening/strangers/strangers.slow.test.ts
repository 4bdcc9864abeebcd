import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendAccountLink } from '../../subjects/accounts/sendAccountLink';
import { sendMail } from '../../engine/mail/mail.jobs';
import { canonicalAddress, strangerBudgets } from '../../engine/mail/strangerMails';
import { sendPasswordLink } from '../../engine/sign-in/sendPasswordLink';
import { createOutbox, type Letter } from '../../engine/mail/outbox';
import { createRecordMaker } from '../../testKit/makeRecords';
import { createSaleKit } from '../../testKit/createSaleKit';
import { startTestApi, type TestApi } from '../../testKit/startTestApi';
import { testAccount } from '../../testKit/testAccount';
import { userActions } from '../../testKit/userActions';
import { strangerCalls, type PublicAction } from './strangers.data';
import { publicCalls, strangersText } from './strangersText';

/** Text that a stranger would have others read. */
const typed = 'Win at evil.test';

let api: TestApi;
let causes: Readonly<
  Partial<Record<PublicAction, (nth: number) => Promise<{ status: number; body: string }>>>
>;

beforeAll(async () => {
  api = await startTestApi({ variables: { CALLBOARD_FEATURES: 'ticketing', CALLBOARD_RATE_LIMIT: '1' } });
  const staff = await api.loginAs('showquest', 'staff');
  const kit = await createSaleKit(api, staff);
  const maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed), 900_000);
  const transfer = await maker.make('paymentMethods', {
    name: 'Transfer',
    kind: 'bank_transfer',
    is_online: true,
    account: null,
  });
  const { act } = userActions(api);
  await testAccount(api, 'reset@example.org', ['showquest']);
  const open = await kit.onSale({ seats: 80, allowsSingles: true });
  const full = await kit.onSale({ seats: 4 });
  await kit.sold(full, ['a1', 'a2', 'a3', 'a4']);
  const answerOf = ({ statusCode, body }: { statusCode: number; body: string }) => ({
    status: statusCode,
    body,
  });
  causes = {
    placeOrder: async (nth) => {
      const hold = await kit.hold(open, [`a${String(nth + 1)}`]);
      const buyer = { name: typed, email: `order+${String(nth)}@example.org` };
      return answerOf(await kit.post('order', kit.orderOf(hold, 2_000, [], { buyer })));
    },
    mailOrderCode: async (nth) => {
      const hold = await kit.hold(open, [`a${String(nth + 41)}`]);
      const buyer = { name: typed, email: `before${String(nth)}@example.org` };
      const more = { buyer, payment_method: transfer.hashcode };
      const placed = await kit.post('order', kit.orderOf(hold, 2_000, [], more));
      const { token } = placed.json<{ data: { token: string } }>().data;
      const answer = await kit.post('orders/code', { token, email: `code+${String(nth)}@example.org` });
      await kit.post('orders/cancel', { token });
      return answerOf(answer);
    },
    joinWaitingList: async (nth) => {
      const email = `Waiting+${String(nth)}@example.org`;
      return answerOf(await kit.post('waiting', { performance: full, name: typed, email, places: 2 }));
    },
    requestAccount: async (nth) => {
      const person = { first_name: typed, last_name: typed, position: typed, school_name: typed };
      return answerOf(
        await act('request_account', { ...person, email: `request+${String(nth)}@example.org` }),
      );
    },
    resetPassword: async () => answerOf(await act('reset_password', { email: 'reset@example.org' })),
  };
}, 240_000);
afterAll(() => api.close());

const jobs = [sendAccountLink, sendPasswordLink, sendMail].map(({ name }) => name);

/** The mails to a mailbox, when all that was to be sent is. */
async function lettersTo(mailbox: string): Promise<Letter[]> {
  const waiting = () =>
    api.asOwner(`SELECT FROM pgboss.job WHERE name = ANY ($1) AND state IN ('created', 'active', 'retry')`, [
      jobs,
    ]);
  await expect.poll(async () => (await waiting()).length, { timeout: 30_000 }).toBe(0);
  const letters = await createOutbox(api.settings.dataFolder).list();
  return letters.filter(({ to }) => canonicalAddress(to) === mailbox);
}

/** The fields of an answer, without what differs between two calls. */
const shapeOf = (body: string) =>
  JSON.stringify(JSON.parse(body), (_key, value: unknown) =>
    typeof value === 'object' || typeof value === 'boolean' ? value : typeof value,
  );

const mailing = publicCalls.flatMap(({ key }) => {
  const { mails } = Object.entries(strangerCalls).find(([name]) => name === key)?.[1] ?? { mails: null };
  return mails && !mails.budget.startsWith('only') ? [{ key, budget: mails.budget }] : [];
});
const mailboxes: Readonly<Record<string, string>> = {
  placeOrder: 'order@example.org',
  mailOrderCode: 'code@example.org',
  joinWaitingList: 'waiting@example.org',
  requestAccount: 'request@example.org',
  resetPassword: 'reset@example.org',
};

describe('what strangers bring about', () => {
  it('is the table that people review, and no public call is missing there', async () => {
    expect(publicCalls.map(({ key }) => key).toSorted()).toEqual(Object.keys(strangerCalls).toSorted());
    await expect(strangersText()).toMatchFileSnapshot('strangers.md');
  });

  it.each(mailing)('$key mails an address within its budget, and answers the same beyond it', async (row) => {
    const most = Object.entries(strangerBudgets).find(([kind]) => kind === row.budget)?.[1].burst ?? 3;
    // Each way to cause a mail has a call here.
    const cause = Object.entries(causes).find(([key]) => key === row.key)?.[1];
    if (!cause) throw new Error(`No call of ${row.key}`);
    const answers: { status: number; body: string }[] = [];
    for (let nth = 0; nth < most + 3; nth += 1) answers.push(await cause(nth));
    expect(new Set(answers.map(({ status, body }) => `${String(status)} ${shapeOf(body)}`)).size).toBe(1);
    expect(answers[0]?.status, answers[0]?.body).toBe(200);
    const letters = await lettersTo(mailboxes[row.key] ?? '');
    expect(letters.length).toBe(most);
    for (const { subject, text, html } of letters)
      expect(`${subject} ${text} ${html}`).not.toContain('evil.test');
  });
});

describe('one mailbox', () => {
  it.each([
    ['Mere@Example.org', 'mere@example.org'],
    ['mere+1@example.org', 'mere@example.org'],
    ['m.e.re+x@googlemail.com', 'mere@gmail.com'],
    ['m.e@example.org', 'm.e@example.org'],
    ['+@example.org', '+@example.org'],
  ])('of %s is counted as %s', (email, mailbox) => {
    expect(canonicalAddress(email)).toBe(mailbox);
  });
});
