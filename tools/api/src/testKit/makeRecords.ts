import { randomUUID } from 'node:crypto';
import { kindOf, type Collection, type Field } from '@callboard/api-contract';
import { variantOf } from '@callboard/api-contract/collections';
import { insertInvoiced, isInvoicedCollection, type InvoicedCollection } from './insertInvoiced';
import { isGiftCollection, makeGift } from './makeGift';
import { isJudgedCollection, judgedSql, type JudgedCollection } from './judgedSql';
import { insertSold, isSoldCollection, type SoldCollection } from './insertSold';
import { prepareSale } from './prepareSale';
import {
  blankTarget,
  insertRecord,
  insertUser,
  isUnused,
  momentOf,
  onceFor,
  partOfTarget,
  readRecord,
  type MadeRecord,
  type Values,
} from './madeRecord';
import { makeRelease } from './makeRelease';
import type { TestApi, TestClient } from './startTestApi';

/** The last day of events whose end a test does not set. */
const lastMonth = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);

/**
 * Makes believable records of any collection through the API, with the records that they need. Of two makers at one tenant each
 * numbers its records from elsewhere, so that their texts differ.
 */
export function createRecordMaker(
  api: TestApi,
  client: TestClient,
  collections: readonly Collection[],
  numberedFrom = 0,
) {
  let made = numberedFrom;
  const shared = new Map<string, string>();
  /** The collections of the records that are being made for references at the moment. */
  const inProgress = new Set<string>();

  function named(name: string): Collection {
    const found = collections.find((collection) => collection.name === name);
    if (!found) throw new Error(`There is no collection ${name}.`);
    return variantOf(found, client.tenant);
  }

  /** A draft with every field filled, each time with other texts. */
  async function draftOf(collection: Collection, given: Values = {}): Promise<Values> {
    made += 1;
    const draft: Values = {};
    const isFirst = !inProgress.has(collection.name);
    inProgress.add(collection.name);
    for (const [field, declared] of Object.entries(collection.fields)) {
      if (field in given) draft[field] = given[field];
      else if (isUnused(declared, draft)) continue;
      else if (!declared.serverOwned) draft[field] = await valueOf(collection, field, declared, draft);
    }
    if (isFirst) inProgress.delete(collection.name);
    return draft;
  }

  async function valueOf(
    collection: Collection,
    field: string,
    declared: Field,
    draft: Values,
  ): Promise<unknown> {
    if (declared.kind === 'reference') {
      // It fits the roles of who has it: who wants one sets it.
      if (declared.to === 'customRoles') return null;
      // A record that is being made, such as the team whose lead is in it: the first has none.
      if (inProgress.has(declared.to) && !declared.required) return null;
      return referenceTo(declared.to, declared.within ? { [declared.within]: draft[declared.within] } : {});
    }
    // A form for entering has one answer for each entry: who wants one sets it.
    if (field === 'in_entering') return false;
    // An entry without a performer cannot be submitted: who wants one sets it.
    if (collection.name === 'entries' && field === 'members_count') return 1;
    // A price of companions, sets or groups goes with further tickets: who wants one sets it.
    if (field === 'is_companion') return false;
    if (field === 'set_size' || field === 'min_count') return null;
    if (collection.name === 'priceTypes' && field === 'code') return null;
    // A view is of a list, which can read it.
    if (collection.name === 'savedViews' && field === 'collection') return 'venues';
    if (collection.name === 'savedViews' && field === 'state') return `search=${made}`;
    if (collection.name.endsWith('Targets') && declared.kind === 'text')
      return partOfTarget(client.tenant, field, made);
    // Judges read of the events of this season alone.
    if (collection.name === 'events' && field === 'ends_on') return lastMonth;
    if (declared.kind !== 'datetime') return kindOf(declared).example(declared, made);
    // A time slot needs a place in its performance: who wants one sets it.
    return field === collection.timeSlot?.from ? null : momentOf(collection, field, made);
  }

  async function referenceTo(name: string, sharing: Values): Promise<string> {
    const key = `${name} ${JSON.stringify(sharing)}`;
    const known = shared.get(key);
    if (known) return known;
    const { hashcode } = await make(name, sharing);
    shared.set(key, hashcode);
    return hashcode;
  }

  async function make(name: string, given: Values = {}): Promise<MadeRecord> {
    const collection = named(name);
    if (name === 'formEditions') return publishFirst('formDefinitions', await make('formDefinitions'));
    if (name === 'layoutVersions') return publishFirst('layouts', await makeReady('layouts'));
    if (name === 'floorPlanVersions') return publishFirst('floorPlans', await make('floorPlans'));
    if (name === 'timetableReleases')
      return makeRelease(api, client, given['event'] ?? (await referenceTo('events', {})));
    // A rule needs what its kind needs; the region of most members needs nothing more.
    if (name === 'eligibilityRules' && !('kind' in given)) return make(name, { kind: 'region', ...given });
    if (name === 'formInstances' && !('definition' in given)) {
      const { definition } = await make('formEditions');
      // A reference as it is read.
      return make(name, { definition: (definition as MadeRecord).hashcode, task: null, ...given });
    }
    if (name === 'accountRequests') return makeAccountRequest(given);
    if (name === 'decisionMails') await removeDecisionMails();
    if (name === 'resourceVersions') return makeResourceVersion();
    // A list has one default for each role.
    if (name === 'savedViews' && !('is_default' in given)) return make(name, { is_default: false, ...given });
    // A file would have to be uploaded first.
    if (name === 'resources' && !('file' in given)) return make(name, { kind: 'page', file: null, ...given });
    if (name === 'announcementReceivers') return makeReceiver(given);
    // A version of its plan is published first.
    if (name === 'seatMaps' && !('plan_version' in given))
      return make(name, { plan_version: null, ...given });
    if (isInvoicedCollection(name)) return makeInvoiced(name);
    if (isSoldCollection(name)) return makeSold(name, given);
    // A break stands by itself: who wants an act that appears sets its kind.
    if (name === 'timeSlots' && !('kind' in given)) return make(name, { kind: 'interval', ...given });
    if (name === 'showSteps') return makeShowStep(given);
    if (isJudgedCollection(name)) return makeJudged(name, given);
    if (name === 'gameResults') return makeGameResult(given);
    // A seat on a panel is for judges alone.
    if (name === 'panelJudges' && !('judge' in given))
      return make(name, { judge: (await make('users', { roles: ['judge'] })).hashcode, ...given });
    if (name === 'boxOfficeShifts') return makeBoxOfficeShift(given);
    if (isGiftCollection(name)) return makeGift(api, client, named(name), given);
    // Acts are judged: who wants teams that play each other sets its kind.
    if (name === 'stages' && !('kind' in given)) return make(name, { kind: 'heat', ...given });
    if (name === 'accountingEntries' || name === 'accountingDebitCredits') return makeBooked(name);
    // One account is for each purpose: a test names those that it needs.
    if (name === 'bookkeepingAccounts' && !('purpose' in given))
      return make(name, { purpose: null, ...given });
    if (name === 'announcements' && !('publish_at' in given)) return makeAnnouncement(given);
    const own = onceFor(collection);
    if (own && !(own.field in given)) {
      return make(name, { [own.field]: (await make(own.to)).hashcode, ...given });
    }
    // A co-worker is a user, or invited by email.
    if ('joined_at' in collection.fields && !('email' in given)) {
      const user = 'user' in given ? given['user'] : (await make('users')).hashcode;
      return make(name, { ...given, user, email: null });
    }
    // People are adults, so that any two can be in a conversation.
    const adult = name === 'individuals' ? { date_of_birth: '1990-05-31' } : {};
    const draft = await draftOf(collection, { ...adult, ...given });
    if (name === 'users')
      return insertUser(api, client, collection, { ...draft, email: `user.${made}@example.org` });
    const answer = await client.call('POST', collection.path, draft);
    if (answer.status !== 201) throw new Error(`${name} was refused: ${JSON.stringify(answer.body)}`);
    // The contract's envelope of a create.
    return (answer.body as { data: MadeRecord }).data;
  }

  /** There is one for each decision: the next takes the place of the last. */
  async function removeDecisionMails(): Promise<void> {
    const { path } = named('decisionMails');
    const { body } = await client.call('GET', path);
    // The contract's list.
    for (const { hashcode } of (body as { results: MadeRecord[] }).results) {
      await client.call('DELETE', `${path}/${hashcode}`);
    }
  }

  /** Publishes a record for the first time; answers its version. */
  async function publishFirst(name: string, { hashcode: target }: MadeRecord): Promise<MadeRecord> {
    const { path, versioned } = named(name);
    if (!versioned) throw new Error(`The records of ${name} have no versions.`);
    await client.call('POST', `${path}/actions`, { action: 'publish', target });
    const versions = named(versioned.in);
    const { body } = await client.call('GET', `${versions.path}?${versioned.as}=${target}`);
    // The list of the only version there is.
    const [version] = (body as { results: MadeRecord[] }).results;
    return readRecord(client, versions, version?.hashcode);
  }

  /** A record with what its transitions need. */
  async function makeReady(name: string): Promise<MadeRecord> {
    const record = await make(name);
    await getReady(name, record.hashcode);
    return record;
  }

  /** Adds what the transitions of a record need: a composed page is published once it shows something, and a stage judged with a panel. */
  async function getReady(name: string, hashcode: string): Promise<void> {
    if (name === 'layouts') {
      const { hashcode: page } = await make('pages', { layout: hashcode });
      const { hashcode: row } = await make('rows', { page });
      const { hashcode: cell } = await make('cells', { row });
      await make('widgets', { cell, kind: 'tasks' });
    }
    await prepareSale({ client, make }, name, hashcode);
    if (name === 'stages') {
      const stage = await readRecord(client, named('stages'), hashcode);
      // References as they are read.
      const { event, rubric } = stage as unknown as Record<'event' | 'rubric', MadeRecord>;
      const action = { action: 'publish', target: rubric.hashcode };
      await client.call('POST', `${named('rubrics').path}/actions`, action);
      for (const part of ['panelJudges', 'stageEntries'])
        await make(part, { event: event.hashcode, stage: hashcode });
    }
  }

  /** It can be scheduled, and published: it is for a time to come, and for someone. */
  async function makeAnnouncement(given: Values): Promise<MadeRecord> {
    const record = await make('announcements', { publish_at: '2030-12-01T00:00:00+00:00', ...given });
    const target = { ...blankTarget, announcement: record.hashcode, role: 'everyone', user: null };
    await make('announcementTargets', target);
    return record;
  }

  /** Receivers are made by publishing an announcement. */
  async function makeReceiver(given: Values): Promise<MadeRecord> {
    const user = given['user'] ?? (await make('users')).hashcode;
    if ('announcement' in given) return insertReceiver(given['announcement'], user);
    const { hashcode: announcement } = await make('announcements', { publish_at: null });
    await make('announcementTargets', { ...blankTarget, announcement, user });
    const action = { action: 'publish', target: announcement };
    await client.call('POST', `${named('announcements').path}/actions`, action);
    const { body } = await client.call(
      'GET',
      `${named('announcementReceivers').path}?announcement=${announcement}`,
    );
    // The list of the only receiver there is.
    return (body as { results: [MadeRecord] }).results[0];
  }

  /** Earlier versions stay when a published resource gets another text. */
  async function makeResourceVersion(): Promise<MadeRecord> {
    const { hashcode } = await make('resources');
    const { path } = named('resources');
    await client.call('POST', `${path}/actions`, { action: 'publish', target: hashcode });
    made += 1;
    const change = { body: `<p>Another text ${made}</p>`, version_note: `Changed ${made}` };
    await client.call('PATCH', `${path}/${hashcode}`, change);
    const { body } = await client.call('GET', `${named('resourceVersions').path}?resource=${hashcode}`);
    // The list of the only version there is.
    const [version] = (body as { results: [MadeRecord] }).results;
    return readRecord(client, named('resourceVersions'), version.hashcode);
  }

  /** Orders and what belongs to them are made by selling seats. */
  async function makeSold(name: SoldCollection, given: Values): Promise<MadeRecord> {
    made += 1;
    const sold = await insertSold(api.database.forTenant(client.tenant), client.tenant, {
      performance: await referenceTo('performances', {}),
      priceType: await referenceTo('priceTypes', {}),
      method: await referenceTo('paymentMethods', {}),
      merchandise: name === 'merchandiseLines' ? await referenceTo('merchandise', {}) : undefined,
      user: typeof given['user'] === 'string' ? given['user'] : null,
      nth: made,
    });
    return readRecord(client, named(name), sold[name]);
  }

  /** Steps are made by running the show of a performance that is on. */
  async function makeShowStep(given: Values): Promise<MadeRecord> {
    made += 1;
    const performance = given['performance'] ?? (await referenceTo('performances', {}));
    const hashcode = randomUUID();
    await api.database.forTenant(client.tenant).query({
      text: `INSERT INTO show_steps (tenant, hashcode, name, event, performance, step, made_at, made_by)
        SELECT tenant, $2::uuid, to_char(starts_at, 'HH24:MI:SS'), event, hashcode, 'ready', starts_at + $4 * interval '1 second', $5::uuid
        FROM performances WHERE tenant = $1 AND hashcode = $3::uuid`,
      values: [client.tenant, hashcode, performance, made, given['made_by'] ?? null],
    });
    return readRecord(client, named('showSteps'), hashcode);
  }

  /** Sheets, readings of them, versions of results and ceremonies are made by actions on a stage. */
  async function makeJudged(name: JudgedCollection, given: Values): Promise<MadeRecord> {
    made += 1;
    const idOf = async (field: string, of: string) => String(given[field] ?? (await make(of)).hashcode);
    const judged = {
      stage: await idOf('stage', 'stages'),
      entry: () => idOf('entry', 'entries'),
      user: (field: string) => idOf(field, 'users'),
      number: (made % 999) + 1,
      madeBy: given['made_by'] ?? null,
    };
    return insertRecord(api, client, named(name), ...(await judgedSql(api, client, name, judged)));
  }

  /** Shifts are opened by the box office. */
  async function makeBoxOfficeShift(given: Values): Promise<MadeRecord> {
    made += 1;
    const clerk = given['clerk'] ?? (await make('users')).hashcode;
    const text = `INSERT INTO box_office_shifts (tenant, till, clerk, opened_at, currency, float)
      VALUES ($1, $2, $3::uuid, now(), 'NZD', 20000) RETURNING hashcode`;
    return insertRecord(api, client, named('boxOfficeShifts'), text, [
      given['till'] ?? `Till ${made}`,
      clerk,
    ]);
  }

  /** Games are made by drawing a stage. */
  async function makeGameResult(given: Values): Promise<MadeRecord> {
    made += 1;
    const stage = given['stage'] ?? (await make('stages', { kind: 'league' })).hashcode;
    const event = (await readRecord(client, named('stages'), String(stage)))['event'];
    // A reference as it is read.
    const place = { event: (event as MadeRecord).hashcode, performance: null };
    const [home, away] = [await make('entries', place), await make('entries', place)];
    const sides = { kind: 'game', entry: home.hashcode, away: away.hashcode };
    const game = given['game'] ?? (await make('timeSlots', { ...place, ...sides })).hashcode;
    const text = `INSERT INTO game_results (tenant, name, event, stage, game, round, number, content)
      SELECT t.tenant, t.name, t.event, $2::uuid, t.hashcode, 1, $4::integer, '{"steps":[]}' FROM time_slots t
      WHERE t.tenant = $1 AND t.hashcode = $3::uuid RETURNING hashcode`;
    return insertRecord(api, client, named('gameResults'), text, [stage, game, (made % 499) + 1]);
  }

  /** Invoices and credit notes are made of the fees of entries. */
  async function makeInvoiced(name: InvoicedCollection): Promise<MadeRecord> {
    made += 1;
    const invoiced = await insertInvoiced(api.database.forTenant(client.tenant), client.tenant, {
      organisation: await referenceTo('organizationStructures', {}),
      event: await referenceTo('events', {}),
      nth: made,
    });
    return readRecord(client, named(name), invoiced[name]);
  }

  /** An entry of the books is made by its command; the other is its first line. */
  async function makeBooked(name: string): Promise<MadeRecord> {
    made += 1;
    const [debited, credited] = [await make('bookkeepingAccounts'), await make('bookkeepingAccounts')];
    const amount = 1_000 + made;
    const input = {
      booked_on: '2026-02-01',
      text: `Programmes ${made}`,
      event: await referenceTo('events', {}),
      lines: [
        { account: debited.hashcode, debit: amount, tax: await referenceTo('taxes', {}) },
        { account: credited.hashcode, credit: amount },
      ],
    };
    const { body } = await client.call('POST', 'finance/create_accounting_entry', input);
    // The output of the command.
    const { entry } = (body as { data: { entry: MadeRecord & { lines: [MadeRecord] } } }).data;
    const { hashcode } = name === 'accountingEntries' ? entry : entry.lines[0];
    return readRecord(client, named(name), hashcode);
  }

  /** Of an announcement that was published past the routes. */
  async function insertReceiver(announcement: unknown, user: unknown): Promise<MadeRecord> {
    const text = `INSERT INTO announcement_receivers (tenant, announcement, "user", name)
      SELECT $1, $2, hashcode, name FROM users WHERE tenant = $1 AND hashcode = $3 RETURNING hashcode`;
    return insertRecord(api, client, named('announcementReceivers'), text, [announcement, user]);
  }

  /** Requests come from the public page, by a mailed link. */
  async function makeAccountRequest(given: Values): Promise<MadeRecord> {
    made += 1;
    const organisation = given['organisation'] ?? (await make('organizationStructures')).hashcode;
    const text = `INSERT INTO account_requests (tenant, first_name, last_name, position, email, organisation)
      VALUES ($1, 'Hana', $2, 'Teacher', $3, $4) RETURNING hashcode`;
    const values = [`Parata ${made}`, `request.${made}@example.org`, organisation];
    return insertRecord(api, client, named('accountRequests'), text, values);
  }

  return { make, makeReady, getReady, draftOf };
}

export type { MadeRecord, Values } from './madeRecord';
export type RecordMaker = ReturnType<typeof createRecordMaker>;
