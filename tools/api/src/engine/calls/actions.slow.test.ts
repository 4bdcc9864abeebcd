import type { CollectionName } from '@callboard/api-contract';
import { actionNames, type ActionName, type RecordActionName } from '@callboard/api-contract/actions';
import { examplePlan } from '@callboard/api-contract/booking';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { afterAll, beforeAll } from 'vitest';
import { describeAction, type PrepareAction } from '../../testKit/describeAction';
import { invitationDraft } from '../../testKit/invitations';
import { does, judgeAct, makeStage, marksOf, onStage, type TestStage } from '../../testKit/judgingKit';
import { callOn, drawOf, makeLeague, pointsOf } from '../../testKit/leagueKit';
import { makeBreak } from '../../testKit/makeBreak';
import { createRecordMaker } from '../../testKit/makeRecords';
import {
  bookEntryDraft,
  formContent,
  makeLayoutWithVersion,
  makeOpenAnswer,
  makePartOfOrder,
  makeUnpaidOrder,
} from '../../testKit/preparedRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { testAccount, testPassword } from '../../testKit/testAccount';
import { sendOne, testPicture } from '../../testKit/uploads';
import { withPassword } from '../../testKit/withPassword';

let api: TestApi;
let people = 0;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Each maker numbers its records from elsewhere: their names must differ. */
const maker = (client: TestClient) => {
  people += 50;
  return createRecordMaker(api, client, collectionNames.map(collectionNamed), people);
};

/** On a new record, which the owner of the tables then changes. */
function onOne(name: CollectionName, input?: object, change?: string): PrepareAction {
  return async (_api, client) => {
    const { hashcode: target } = await maker(client).make(name);
    if (change !== undefined) await api.asOwner(`UPDATE ${change} WHERE hashcode = $1`, [target]);
    return { target, ...(input && { input }) };
  };
}

const anotherUser: PrepareAction = async () => {
  people += 1;
  const { user } = await testAccount(api, `other.${people}@actions.test`, ['showquest']);
  return { input: { user } };
};

/** An announcement for a judge, published or not. */
const announcement = async (client: TestClient, ...actions: readonly string[]): Promise<string> => {
  const { hashcode: target } = await maker(client).make('announcements', { publish_at: null });
  const { user } = await api.loginAs('showquest', 'judge');
  await client.call('POST', 'callboard/announcement_targets', { announcement: target, user });
  for (const action of actions)
    await client.call('POST', 'callboard/announcements/actions', { action, target });
  return target;
};

/** On a stage whose panel the caller leads. */
function ofJudge(
  input: (stage: TestStage, client: TestClient, staff: TestClient) => object | Promise<object>,
): PrepareAction {
  return async (test, client) => {
    const staff = await test.loginAs(client.tenant, 'staff');
    const stage = await makeStage(test, { maker: maker(staff), staff, judges: [client] });
    return { target: stage.stage.hashcode, input: await input(stage, client, staff) };
  };
}

/** A stage whose panel another judge leads. */
async function stageOfOthers(test: TestApi, client: TestClient) {
  const staff = await test.loginAs(client.tenant, 'staff');
  const judge = await test.loginAs(client.tenant, 'judge');
  return { stage: await makeStage(test, { maker: maker(staff), staff, judges: [judge] }), staff, judge };
}

/** Another drawing of the example's seats. */
const drawnAgain = { ...examplePlan, categories: [{ id: 'near', name: 'Near', color: 'blue' }] };

/** Preparation of a call of these actions; the others need none, or have tests of their own steps. */
const prepared: Readonly<
  Record<RecordActionName | 'undo' | 'removeAttachment', PrepareAction> &
    Partial<Record<ActionName, PrepareAction>>
> = {
  assignMentor: onOne('participants', { mentor: null }),
  arrangeSlots: async (_api, client) => {
    const records = maker(client);
    const event = await records.make('events', {});
    const entry = await records.make('entries', { event: event.hashcode });
    const out = { performance: null, slot_starts_at: null, slot_ends_at: null };
    const changes = [{ entry: entry.hashcode, version: entry['version'], ...out }];
    return { target: event.hashcode, input: { changes } };
  },
  callShow: onOne(
    'performances',
    { hashcode: '5d1f0f3a-6f0e-4a51-8a52-0c1d5a9f7e11', step: 'hold', made_at: new Date().toISOString() },
    `performances SET status = 'scheduled', starts_at = now(), ends_at = now() + interval '3 hours'`,
  ),
  releaseTimetable: async (_api, client) => ({
    target: await makeBreak(maker(client)),
    input: { notify: 'no_one', is_public: false },
  }),
  score: ofJudge(({ acts }) => ({ entry: acts[0]?.hashcode, marks: marksOf({ music: 5 }) })),
  signSheet: ofJudge(async (stage, client) => {
    const entry = stage.acts[0]?.hashcode;
    await onStage(client, 'score', stage, { entry, marks: marksOf({ music: 5, stage: 5 }) });
    return { entry };
  }),
  stepAside: ofJudge(({ acts }) => ({
    entry: acts[0]?.hashcode,
    aside: true,
    reason: 'A relative is in it',
  })),
  markPrivately: ofJudge(({ acts }) => ({
    entry: acts[0]?.hashcode,
    note: 'Ask about the song',
    isMarked: true,
    madeAt: new Date().toISOString(),
  })),
  reopenSheet: ofJudge(async (stage, client) => {
    await judgeAct(client, stage, 0, { music: 5, stage: 5 });
    const { body } = await client.call('GET', `stages/${stage.stage.hashcode}/judging`);
    return { sheet: Object(body).data.sheets[0].hashcode, reason: 'Two acts were mixed up' };
  }),
  scoreTryout: async (test, client) => {
    const staff = await test.loginAs(client.tenant, 'staff');
    const fields = { tryout: 'The winner of last year' };
    const { stage } = await makeStage(test, { maker: maker(staff), staff, judges: [client], fields });
    return { target: stage.hashcode, input: { marks: marksOf({ music: 5 }) } };
  },
  replaceJudge: ofJudge(async ({ stage, event }, _client, staff) => {
    const of = { event: event.hashcode, stage: stage.hashcode };
    const { hashcode } = await maker(staff).make('panelJudges', of);
    const { body } = await staff.call('GET', `competition/panel_judges/${hashcode}`);
    return { judge: Object(body).judge.hashcode, to: 'fewer', reason: 'Fell ill' };
  }),
  decidePlace: ofJudge(async ({ stage, acts }, _client, staff) => {
    await does(staff, 'competition/stages', 'close_judging', stage.hashcode);
    return { entry: acts[0]?.hashcode, to: 'place', place: 1, reason: 'The sound failed' };
  }),
  releaseResults: ofJudge(async ({ stage }, _client, staff) => {
    await does(staff, 'competition/stages', 'close_judging', stage.hashcode);
    return { goOn: [] };
  }),
  correctResults: ofJudge(async (stage, client, staff) => {
    await does(staff, 'competition/stages', 'close_judging', stage.stage.hashcode);
    await onStage(client, 'release_results', stage, { goOn: [] });
    return { step: 'open', reason: 'A sheet was typed wrong' };
  }),
  substituteAct: async (test, client) => {
    const final = await maker(client).make('stages', { rubric: null, next: null, next_count: null });
    const judge = await test.loginAs(client.tenant, 'judge');
    const fields = { next: final.hashcode, next_count: 1, next_per_school: null };
    const heat = await makeStage(test, { maker: maker(client), staff: client, judges: [judge], fields });
    const [first, second] = heat.acts.map(({ hashcode }) => hashcode);
    for (const act of [0, 1]) await judgeAct(judge, heat, act, { music: 9 - act, stage: 9 });
    await does(client, 'competition/stages', 'close_judging', heat.stage.hashcode);
    await onStage(judge, 'release_results', heat, { goOn: [first] });
    await test.asOwner(`UPDATE entries SET status = 'withdrawn' WHERE hashcode = $1`, [first]);
    return { target: final.hashcode, input: { from: heat.stage.hashcode, entry: second } };
  },
  runCeremony: async (test, client) => {
    const { stage, staff, judge } = await stageOfOthers(test, client);
    for (const act of [0, 1]) await judgeAct(judge, stage, act, { music: 5, stage: 5 });
    const target = stage.stage.hashcode;
    await does(staff, 'competition/stages', 'close_judging', target);
    // Before the release the head judge alone opens it.
    await onStage(judge, 'release_results', stage, { goOn: [] });
    return { target, input: { step: 'open', releases: false } };
  },
  runVote: async (test, client) => {
    const judge = await test.loginAs(client.tenant, 'judge');
    const stage = await makeStage(test, { maker: maker(client), staff: client, judges: [judge] });
    return { target: stage.stage.hashcode, input: { step: 'open', until: null } };
  },
  readSheets: async (test, client) => {
    const { stage } = await stageOfOthers(test, client);
    return { target: stage.stage.hashcode, input: { reason: 'A complaint of a parent' } };
  },
  planRelease: ofJudge(() => ({ at: '2099-05-07T09:00:00.000Z' })),
  drawLeague: async (test, client) => {
    const league = await makeLeague(test, { maker: maker(client), teams: 2 });
    return { target: league.stage.hashcode, input: drawOf(league) };
  },
  recordScore: onOne('gameResults', { steps: [pointsOf('home', 2)] }),
  finishGame: async (_api, client) => {
    const { hashcode: target } = await maker(client).make('gameResults');
    await callOn(client, 'game_results', 'record_score', target, { steps: [pointsOf('home', 2)] });
    return { target };
  },
  forfeitGame: onOne('gameResults', { by: 'home' }),
  postponeGame: onOne('gameResults', { reason: 'The court is wet' }),
  abandonGame: onOne('gameResults', { reason: 'The lights went out' }),
  beginPasskey: withPassword('password'),
  beginTotp: withPassword('password'),
  copyEvent: async (_api, client) => ({
    target: (await maker(client).make('events', {})).hashcode,
    input: { name: 'The next year', starts_on: '2029-05-04' },
  }),
  confirmAccountRequest: async (_api, client) => ({
    target: (await maker(client).make('accountRequests')).hashcode,
  }),
  declineAccountRequest: onOne('accountRequests', { reason: 'Your school has an account.' }),
  saveLayout: onOne('layouts', { content: { pages: [] } }),
  publishFloorPlan: onOne('floorPlans'),
  publishLayout: async (_api, client) => ({ target: await makeLayoutWithVersion(maker(client)) }),
  rollBackLayout: async (_api, client) => ({
    target: await makeLayoutWithVersion(maker(client)),
    input: { number: 1 },
  }),
  receivePayment: async (api, client) => {
    const records = maker(client);
    const { hashcode: target, total } = await makeUnpaidOrder(api, maker(client));
    const { hashcode: method } = await records.make('paymentMethods', { kind: 'bank_transfer' });
    return { target, input: { payment_method: method, amount: total } };
  },
  refundTickets: async (_api, client) => {
    const { part, target } = await makePartOfOrder(maker(client), 'tickets');
    return { target, input: { tickets: [part], reason: 'The buyer is ill' } };
  },
  handOver: async (_api, client) => {
    const { part, target } = await makePartOfOrder(maker(client), 'merchandiseLines');
    return { target, input: { lines: [part], is_handed_over: true } };
  },
  takeOffWaitingList: async (api, client) => {
    const { hashcode: target } = await maker(client).make('waitingParties');
    await api.asOwner(
      `UPDATE waiting_parties SET status = 'waiting', seat_hold = NULL WHERE hashcode = '${target}'`,
    );
    return { target, input: { reason: 'They called that they cannot come' } };
  },
  answerOrderRequest: onOne('orderRequests', { outcome: 'done' }, `order_requests SET status = 'open'`),
  changePlan: async (_api, client) => {
    const records = maker(client);
    const { hashcode: floor_plan } = await records.make('floorPlans');
    const publish = async () => {
      await client.call('POST', 'booking/floor_plans/actions', { action: 'publish', target: floor_plan });
      const { body } = await client.call('GET', `booking/floor_plan_versions?floor_plan=${floor_plan}`);
      return Object(body).results[0].hashcode;
    };
    const { hashcode: target } = await records.make('seatMaps', {
      floor_plan,
      plan_version: await publish(),
    });
    await client.call('PATCH', `booking/floor_plans/${floor_plan}`, { content: drawnAgain });
    return { target, input: { version: await publish(), moves: [] } };
  },
  cancelPerformance: onOne('performances', { reason: 'Water in the hall' }),
  setSaleQueue: onOne('performances', { queue_size: 100 }),
  postponeSold: onOne('performances', {
    starts_at: '2029-02-01T07:00:00.000Z',
    ends_at: '2029-02-01T09:00:00.000Z',
    answer_until: '2029-01-01T09:00:00.000Z',
  }),
  payBack: onOne(
    'orders',
    { way: 'bank_transfer', amount: 700 },
    'orders SET paid = paid + 700, to_refund = 700',
  ),
  retryRefunds: async (_api, client) => {
    const { hashcode: target } = await maker(client).make('performances');
    const data = { reason: 'Water in the hall' };
    await client.call('POST', 'callboard/performances/actions', {
      action: 'cancel_and_refund',
      target,
      data,
    });
    return { target };
  },
  cancelOrder: async (api, client) => ({ target: (await makeUnpaidOrder(api, maker(client))).hashcode }),
  resendOrder: onOne('orders'),
  cancelGiftVoucher: onOne('giftVouchers', { reason: 'Issued by mistake' }),
  mailGiftVoucher: onOne('giftVouchers'),
  transferOrder: onOne('orders', { name: 'Hine Rua', email: 'hine.rua@example.org' }),
  createAccountingEntry: async (_api, client) => ({ input: await bookEntryDraft(maker(client)) }),
  createCommissionFee: async (_api, client) => {
    const { hashcode: event } = await maker(client).make('events', {});
    return { input: { event, booked_on: '2026-02-01', fixed: 500 } };
  },
  reverseAccountingEntry: async (_api, client) => {
    const { hashcode: entry } = await maker(client).make('accountingEntries');
    return { input: { entry, reason: 'Typed twice' } };
  },
  changePassword: withPassword('old_password', { new_password: 'Tūī sings at 5' }),
  login: async () => {
    people += 1;
    const email = `login.${people}@actions.test`;
    await testAccount(api, email, ['showquest']);
    return { input: { email, password: testPassword } };
  },
  makeTasks: async (_api, client) => {
    const [template, event] = [
      await maker(client).make('taskTemplates', { form: null }),
      await maker(client).make('events', {}),
    ];
    return { target: template.hashcode, input: { events: [event.hashcode] } };
  },
  publishForm: async (_api, client) => {
    const { hashcode } = await maker(client).make('formDefinitions', { content: formContent });
    return { target: hashcode };
  },
  publishAnnouncement: async (_api, client) => ({ target: await announcement(client) }),
  remindUnread: async (_api, client) => ({ target: await announcement(client, 'publish') }),
  sendToAdded: async (_api, client) => {
    const target = await announcement(client, 'publish');
    const { user } = await api.loginAs('showquest', 'judge');
    await client.call('POST', 'callboard/announcement_targets', { announcement: target, user });
    return { target };
  },
  describePicture: async (_api, client) => {
    const { hashcode } = await maker(client).make('venues');
    const facts = { parent: `callboard.Venue.${hashcode}`, group: 'picture' };
    const picture = await sendOne(api, client, await testPicture('png'), 'stage.png', facts);
    return { input: { hashcode: picture.hashcode, alt: 'The stage' } };
  },
  removeAttachment: async (_api, client) => {
    const { hashcode } = await sendOne(api, client, 'Kia ora', 'kia-ora.txt');
    return { target: hashcode };
  },
  remindOfTask: async (_api, client) => {
    const { individual } = await api.loginAs('showquest', 'participant');
    const event = await maker(client).make('events', {});
    const entry = await maker(client).make('entries', {
      event: event.hashcode,
      performance: null,
      contact: individual,
    });
    await client.call('POST', 'showquest/entries/actions', { action: 'submit', target: entry.hashcode });
    const form = null;
    const task = { event: event.hashcode, per_entry: true, audience: 'participant', form };
    return { target: (await maker(client).make('tasks', task)).hashcode, input: {} };
  },
  requestAnswerChange: async (_api, client) => {
    const target = await makeOpenAnswer(client, maker(client));
    await client.call('POST', 'form/instances/actions', { action: 'submit', target });
    return { target, input: { comment: 'Please add the length.' } };
  },
  resendActivation: async (_api, client) => {
    const draft = invitationDraft('again@actions.test');
    const { body } = await client.call('POST', 'user/activations', draft);
    return { target: Object(body).data.hashcode };
  },
  resetLockout: anotherUser,
  resetPassword: async () => ({ input: { email: 'nobody@actions.test' } }),
  submitForm: async (_api, client) => ({ target: await makeOpenAnswer(client, maker(client)) }),
  undo: async (_api, client) => {
    const draft = { name: 'Undone soon', country: null };
    const made = await maker(client).draftOf(collectionNamed('tags'), draft);
    const { headers } = await client.call('POST', collectionNamed('tags').path, made);
    return { target: headers['change-set'] };
  },
  viewAs: anotherUser,
};

for (const key of actionNames) describeAction(() => api, key, prepared[key]);
