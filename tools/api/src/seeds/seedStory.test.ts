import { seasons, tenants } from '@callboard/all-tenants';
import { tenantCodes } from '@callboard/api-contract';
import { collectionNamed, collectionNames, isServedTo } from '@callboard/api-contract/collections';
import { checkAnswers } from '@callboard/domain/forms';
import { formContentSchema } from '@callboard/api-contract/forms';
import type pg from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { name } from '../engine/database/quote';
import { tableName } from '../engine/database/tableNames';
import { seedingMs } from '../testKit/seededTemplate';
import { startTestDatabase, type TestDatabase } from '../testKit/startTestDatabase';
import { later, seedDay } from './planEvents';
import { seedRubrics } from './words/rubrics.data';

let test: TestDatabase;

beforeAll(async () => {
  test = await startTestDatabase({ isSeeded: true });
}, seedingMs);
afterAll(() => test.drop());

/**
 * Collections that begin empty: the mails of decisions are those of the product, nothing was credited, no admin made a role, no one waits
 * where seats are free, and the codes of gift vouchers are sealed with the key of an installation.
 */
const empty = [
  'creditNotes',
  'customRoles',
  'decisionMails',
  'giftVoucherEntries',
  'giftVouchers',
  'orderRequests',
  'timetableReleases',
  'waitingParties',
];
/** Empty where no tickets are sold and no books are written. */
const soldCollections = ['invoices', 'merchandiseLines', 'orders', 'payments', 'seatHolds', 'tickets'];

describe.each(tenantCodes)('the season of %s in the database', (tenant) => {
  const table = (collection: Parameters<typeof collectionNamed>[0]) =>
    name(tableName(collectionNamed(collection).name));
  const entries = table('entries');
  const participants = table('participants');
  const rows = <R extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
    test.asOwner<R>(sql, [tenant, ...values]);
  /** The first few records of a query that finds what does not fit the story. */
  const oddities = async (sql: string, values: unknown[] = []) => (await rows(sql, values)).slice(0, 5);

  it('[7.39] [7.40] [7.41] [7.43] has as many participants in each entry as its count states', async () => {
    const wrong = await oddities(`SELECT e.name, e.members_count, count(p.hashcode)::int AS there
      FROM ${entries} e LEFT JOIN ${participants} p ON p.tenant = e.tenant AND p.entry = e.hashcode
      WHERE e.tenant = $1 GROUP BY e.hashcode, e.name, e.members_count
      HAVING e.members_count IS DISTINCT FROM count(p.hashcode) OR count(p.hashcode) = 0`);
    expect(wrong).toEqual([]);
  });

  it('[2.14] [2.41] leaves no list empty that a screen shows', async () => {
    const shown = collectionNames.filter((each) => isServedTo(collectionNamed(each), tenant));
    const found: string[] = [];
    for (const each of shown) {
      const [first] = await rows(`SELECT FROM ${table(each)} WHERE tenant = $1 LIMIT 1`);
      if (!first) found.push(each);
    }
    const { ticketing } = tenants[tenant].features;
    const others = seedRubrics[tenant]
      ? ['gameResults', 'handedOverWork', 'sheetReadings']
      : ['ceremonies', 'handedOverWork', 'resultVersions', 'rubrics', 'scoreSheets', 'sheetReadings'];
    const unused = isServedTo(collectionNamed('stages'), tenant) ? others : [];
    expect(found.sort()).toEqual(
      [...empty, ...unused, ...(ticketing ? [] : [...soldCollections, 'boxOfficeShifts'])].sort(),
    );
  });

  it('[3.24] has judged what is over, released it, and is in the middle of one evening', async () => {
    if (!seedRubrics[tenant]) return;
    const stages = await rows<{ status: string; stages: number; sheets: number; open: number }>(
      `SELECT s.status, count(DISTINCT s.hashcode)::int AS stages, count(h.hashcode)::int AS sheets,
          count(*) FILTER (WHERE a.entry IS NOT NULL AND h.hashcode IS NULL)::int AS open
        FROM stages s LEFT JOIN stage_entries a ON a.tenant = s.tenant AND a.stage = s.hashcode
          LEFT JOIN score_sheets h ON h.tenant = s.tenant AND h.stage = s.hashcode AND h.entry = a.entry
        WHERE s.tenant = $1 GROUP BY s.status ORDER BY s.status`,
    );
    expect(stages.map(({ status }) => status)).toEqual(['judging', 'planned', 'released']);
    const [tonight, planned, released] = stages;
    expect(tonight).toMatchObject({ stages: 1 });
    expect(Math.min(tonight?.sheets ?? 0, tonight?.open ?? 0)).toBeGreaterThan(0);
    expect(planned?.sheets).toBe(0);
    expect(released?.open).toBe(0);
    const placeless =
      await oddities(`SELECT a.name FROM stage_entries a JOIN stages s ON s.tenant = a.tenant AND s.hashcode = a.stage
      WHERE a.tenant = $1 AND (s.status = 'released') <> (a.place IS NOT NULL AND a.feedback IS NOT NULL)`);
    expect(placeless).toEqual([]);
    const moved = await rows(`SELECT FROM stage_entries WHERE tenant = $1 AND came_from IS NOT NULL`);
    expect(moved.length).toBeGreaterThan(5);
  });

  it('[7.42] is in the middle of a league, with a forfeit', async () => {
    if (seasons[tenant].schedule !== 'games') return;
    const [league] = await rows<{ rounds: number; final: number; open: number; forfeits: number }>(
      `SELECT max(g.round)::int AS rounds, count(*) FILTER (WHERE g.status = 'final')::int AS final,
          count(*) FILTER (WHERE g.status = 'scheduled')::int AS open, count(*) FILTER (WHERE g.outcome LIKE 'forfeit%')::int AS forfeits
        FROM game_results g JOIN stages s ON s.tenant = g.tenant AND s.hashcode = g.stage
        WHERE g.tenant = $1 AND s.kind = 'league'`,
    );
    expect(league).toMatchObject({ forfeits: 1 });
    expect(Math.min(league?.rounds ?? 0, league?.final ?? 0, league?.open ?? 0)).toBeGreaterThan(3);
    const unnamed =
      await oddities(`SELECT g.name FROM game_results g JOIN time_slots t ON t.tenant = g.tenant AND t.hashcode = g.game
      WHERE g.tenant = $1 AND g.name <> t.name`);
    expect(unnamed).toEqual([]);
  });

  it('[7.39] [7.40] knows when each entry was submitted: between its beginning and the end of entries', async () => {
    const wrong = await oddities(
      `SELECT e.name, e.status, e.created, e.submitted_at, ev.entries_close FROM ${entries} e
      JOIN events ev ON ev.tenant = e.tenant AND ev.hashcode = e.event
      WHERE e.tenant = $1 AND ((e.status = 'draft') <> (e.submitted_at IS NULL) OR e.submitted_at < e.created
        OR e.submitted_at > ev.entries_close OR e.submitted_at > $2::date + 1)`,
      [seedDay],
    );
    expect(wrong).toEqual([]);
    const [lastNight] = await rows<{ found: number; weeks: number }>(
      `SELECT (count(*) FILTER (WHERE e.submitted_at > ev.entries_close - interval '12 hours'))::int AS found,
        count(DISTINCT date_trunc('week', e.submitted_at))::int AS weeks
      FROM ${entries} e JOIN events ev ON ev.tenant = e.tenant AND ev.hashcode = e.event
      WHERE e.tenant = $1`,
    );
    expect(lastNight?.found).toBeGreaterThan(10);
    expect(lastNight?.weeks).toBeGreaterThan(12);
  });

  it('[7.39] [7.40] numbers those who wait for an event in the order in which they came', async () => {
    const wrong = await oddities(`SELECT * FROM (SELECT name, waiting_place, status,
        row_number() OVER (PARTITION BY event, status = 'waitlisted' ORDER BY submitted_at) AS place
      FROM ${entries} WHERE tenant = $1) e
      WHERE (status = 'waitlisted' AND waiting_place IS DISTINCT FROM place)
        OR (status <> 'waitlisted' AND waiting_place IS NOT NULL)`);
    expect(wrong).toEqual([]);
  });

  it('[7.45] books each payment on the day that it came', async () => {
    const { features, timeZone } = tenants[tenant];
    const orders = await oddities(
      `SELECT o.number, y.received_at, e.booked_on FROM payments y
        JOIN orders o ON o.tenant = y.tenant AND o.hashcode = y."order"
        LEFT JOIN accounting_entries e ON e.tenant = y.tenant AND e.source_record_plain = callboard_plain(y."order"::text)
      WHERE y.tenant = $1 AND y.status = 'confirmed' AND (o.paid_at <> y.received_at
        OR e.booked_on IS DISTINCT FROM (y.received_at AT TIME ZONE $2)::date)`,
      [timeZone],
    );
    expect(orders).toEqual([]);
    if (!features.ticketing) return;
    const fees =
      await oddities(`SELECT n.name, paid FROM ${entries} n, jsonb_array_elements(n.fee -> 'payments') paid
      WHERE n.tenant = $1 AND NOT EXISTS (SELECT FROM accounting_entries e
        WHERE e.tenant = n.tenant AND e.source_record_plain = callboard_plain(n.hashcode::text) AND e.booked_on = (paid ->> 'paid_on')::date)`);
    expect(fees).toEqual([]);
    const days = await rows(
      `SELECT DISTINCT booked_on FROM accounting_entries WHERE tenant = $1 AND source_collection = 'orders'`,
    );
    expect(days.length).toBeGreaterThan(5);
  });

  it('[7.40] has titles of which no event has one twice', async () => {
    const twice = await oddities(`SELECT event, lower(name) AS name, count(*)::int FROM ${entries}
      WHERE tenant = $1 GROUP BY event, lower(name) HAVING count(*) > 1`);
    expect(twice).toEqual([]);
  });

  it('[2.18] has slots that follow each other, and none in a rehearsal', async () => {
    const wrong = await oddities(`SELECT * FROM (SELECT p.name, p.session, e.slot_starts_at, e.slot_starts_at
          - lag(e.slot_starts_at) OVER (PARTITION BY e.performance ORDER BY e.slot_starts_at) AS after
        FROM ${entries} e JOIN performances p ON p.tenant = e.tenant AND p.hashcode = e.performance
        WHERE e.tenant = $1 AND e.status = 'accepted' AND e.slot_starts_at IS NOT NULL) s
      WHERE s.session IN ('rehearsal', 'workshop') OR s.after < interval '10 minutes'
        OR (s.session <> 'game' AND s.after > interval '30 minutes')`);
    expect(wrong).toEqual([]);
  });

  it('[2.13] [2.14] has something ahead within a month of the day that the seeds call today', async () => {
    const ahead = await rows(
      `SELECT FROM performances WHERE tenant = $1 AND starts_at BETWEEN $2::date + 4 AND $3::date`,
      [seedDay, later(seedDay, 30)],
    );
    expect(ahead.length).toBeGreaterThan(2);
  });

  it('[2.17] offers no more seats than a space has, in halls of many sizes', async () => {
    const wrong = await oddities(`SELECT p.name FROM performances p
      JOIN spaces s ON s.tenant = p.tenant AND s.hashcode = p.space WHERE p.tenant = $1 AND p.seats > s.capacity`);
    expect(wrong).toEqual([]);
    const sizes = await rows('SELECT DISTINCT capacity FROM venues WHERE tenant = $1');
    expect(sizes.length).toBeGreaterThan(20);
  });

  it('[2.13] gives the participant a school, a colleague, and an entry in each status that is in the running', async () => {
    const users = await rows<{ email: string; enters_for: string | null }>(
      `SELECT u.email, i.enters_for FROM users u JOIN individuals i ON i.tenant = u.tenant AND i.hashcode = u.individual
      WHERE u.tenant = $1 AND 'participant' = ANY (u.roles) ORDER BY u.email`,
    );
    expect(users.map(({ email }) => email)).toEqual([`participant@${tenant}.test`, `teacher@${tenant}.test`]);
    const school = users[0]?.enters_for;
    expect(school).toEqual(expect.any(String));
    expect(users[1]?.enters_for).toBe(school);
    const statuses = await rows<{ status: string; contacts: number }>(
      `SELECT e.status, count(DISTINCT e.contact)::int AS contacts FROM ${entries} e
      JOIN events ev ON ev.tenant = e.tenant AND ev.hashcode = e.event AND ev.status = 'open'
      WHERE e.tenant = $1 AND e.organisation = $2 GROUP BY e.status ORDER BY e.status`,
      [school],
    );
    expect(statuses.map(({ status }) => status)).toEqual(['accepted', 'draft', 'submitted', 'waitlisted']);
  });

  it('[7.43] has a contact who enters for the school of each entry', async () => {
    const wrong = await oddities(`SELECT e.name FROM ${entries} e
      LEFT JOIN individuals i ON i.tenant = e.tenant AND i.hashcode = e.contact
      WHERE e.tenant = $1 AND i.enters_for IS DISTINCT FROM e.organisation`);
    expect(wrong).toEqual([]);
  });

  it('[7.44] has an event and a day for each task, and answers that are right for their form', async () => {
    const tasks = await oddities(`SELECT t.name, t.due_on FROM tasks t
      LEFT JOIN events e ON e.tenant = t.tenant AND e.hashcode = t.event
      WHERE t.tenant = $1 AND (e.hashcode IS NULL OR t.due_on IS NULL)`);
    expect(tasks).toEqual([]);
    const answers = await rows<{ status: string; answers: Record<string, unknown>; content: unknown }>(
      `SELECT f.status, f.answers, d.content FROM form_instances f
      JOIN form_editions d ON d.tenant = f.tenant AND d.hashcode = f.edition WHERE f.tenant = $1`,
    );
    const errors = answers.map(({ status, answers: given, content }) =>
      checkAnswers(v.parse(formContentSchema, content), given, status === 'open' ? 'draft' : 'final'),
    );
    expect(errors.filter((error) => Object.keys(error).length > 0)).toEqual([]);
    expect(new Set(answers.map(({ status }) => status)).size).toBe(4);
  });

  it('[2.14] has guardians who agreed, some who refused, and some who have not answered', async () => {
    const [state] = await rows<{
      requested: number;
      yes: number;
      no: number;
      waiting: number;
      wrong: number;
    }>(
      `SELECT count(*)::int AS requested, (count(*) FILTER (WHERE c.no = 0))::int AS yes,
        (count(*) FILTER (WHERE c.no > 0))::int AS no, (count(*) FILTER (WHERE c.no IS NULL))::int AS waiting,
        (count(*) FILTER (WHERE p.photo_consent IS DISTINCT FROM c.photos))::int AS wrong
      FROM consent_links l JOIN ${participants} p ON p.tenant = l.tenant AND p.hashcode = l.participant
      LEFT JOIN (SELECT participant, count(*) FILTER (WHERE answer <> 'given') AS no,
          bool_and(answer = 'given') FILTER (WHERE kind = 'photographs') AS photos
        FROM consents WHERE tenant = $1 GROUP BY participant) c ON c.participant = l.participant
      WHERE l.tenant = $1`,
    );
    expect(state?.wrong).toBe(0);
    expect(state?.yes).toBeGreaterThan((state?.requested ?? 0) / 2);
    expect(state?.no).toBeGreaterThan(0);
    expect(state?.waiting).toBeGreaterThan(0);
  });

  it('[2.43] notifies the office and the participant of what stands in the lists', async () => {
    const kinds = await rows<{ email: string; kind: string; facts: Record<string, string> }>(
      `SELECT u.email, n.kind, n.facts FROM notifications n
      JOIN users u ON u.tenant = n.tenant AND u.hashcode = n."user" WHERE n.tenant = $1 ORDER BY n.number`,
    );
    const of = (account: string) =>
      kinds.filter(({ email }) => email === `${account}@${tenant}.test`).map(({ kind }) => kind);
    expect(of('staff')).toEqual(['entryWithdrawn', 'accountRequested', 'accountRequested']);
    expect(of('participant')).toEqual(['entryDecided', 'answerChangeRequested', 'mention']);
    expect(
      kinds.flatMap(({ facts }) => Object.values(facts)).filter((fact) => fact.includes('undefined')),
    ).toEqual([]);
  });

  it('has comments of the office on its own records, read by those who are mentioned', async () => {
    const [found] = await rows<{ comments: number; mentions: number; lost: number }>(
      `SELECT count(*)::int AS comments, (SELECT count(*)::int FROM comment_mentions WHERE tenant = $1) AS mentions,
        (count(*) FILTER (WHERE NOT EXISTS (SELECT FROM changes l WHERE l.tenant = c.tenant
          AND l.collection = c.collection AND l.record = c.record)))::int AS lost
      FROM comments c WHERE c.tenant = $1`,
    );
    expect(found).toEqual({ comments: 8, mentions: 2, lost: 0 });
  });

  it('[3.24] has announcements in each status', async () => {
    const statuses = await rows<{ status: string }>(
      'SELECT DISTINCT status FROM announcements WHERE tenant = $1 ORDER BY status',
    );
    expect(statuses.map(({ status }) => status)).toEqual(['draft', 'published', 'revoked', 'scheduled']);
  });

  it('[2.18] has the log of each night that is over: every item began in its order, near its plan, and the last one ended', async () => {
    const odd = await oddities(
      `WITH played AS (SELECT t.performance, t.hashcode, t.slot_starts_at AS planned, s.made_at,
          lag(s.made_at) OVER (PARTITION BY t.performance ORDER BY t.slot_starts_at) AS before
        FROM time_slots t JOIN performances p ON p.tenant = t.tenant AND p.hashcode = t.performance
          LEFT JOIN show_steps s ON s.tenant = t.tenant AND s.item = t.hashcode AND s.step = 'start'
        WHERE t.tenant = $1 AND p.status = 'finished' AND t.kind IN ('entry', 'interval', 'ceremony')
          AND t.slot_ends_at IS NOT NULL AND t.is_out IS NOT TRUE)
        SELECT * FROM played WHERE made_at IS NULL OR made_at <= before OR made_at < planned
          OR made_at > planned + interval '30 minutes'`,
    );
    expect(odd).toEqual([]);
    const [ends] = await rows<{ nights: number; ends: number }>(
      `SELECT count(DISTINCT performance)::int AS nights, (count(*) FILTER (WHERE step = 'end'))::int AS ends
        FROM show_steps WHERE tenant = $1`,
    );
    expect(ends?.ends).toBe(ends?.nights);
  });
});
