import { tenants } from '@callboard/all-tenants';
import {
  canReadField,
  dossierMemberSchema,
  entryDossierSchema,
  hasRole,
  type EntryDossier,
} from '@callboard/api-contract';
import { ageOn, isAdultOn } from '@callboard/domain/competition';
import * as v from 'valibot';
import type { Scope } from '../dashboards/createScope';
import { readFacts } from '../dashboards/readFacts';
import { consentKindsOf } from '../consents/consentKindsOf';
import { listSql, namedSql } from '../dashboards/sqlParts';
import type { Database } from '../database/openDatabase';
import { literal, name } from '../database/quote';
import { tableName } from '../database/tableNames';
import { feeFactsSql } from '../fees/feeFactsSql';
import type { TenantActor } from '../records/actor';
import { answerSql } from '../tasks/readTaskAnswers';

const factsSchema = v.object({
  ...entryDossierSchema.entries,
  is_readable: v.boolean(),
  // The age goes out, the day of birth stays.
  members: v.array(
    v.object({
      ...v.omit(dossierMemberSchema, ['age', 'consent']).entries,
      date_of_birth: v.nullable(v.string()),
      answered: v.nullable(v.number()),
      first_day: v.string(),
    }),
  ),
});

const mostMembers = 200;
const mostLines = 50;

/** What a reader can know about an entry besides its fields; null where they cannot read it. One statement, whatever its size. */
export async function readDossier(
  database: Database,
  actor: TenantActor,
  entry: string,
): Promise<EntryDossier | null> {
  const ask = { actor, now: new Date(), zone: tenants[actor.tenant].timeZone };
  const { is_readable, members, ...facts } = await readFacts(database, ask, factsSchema, (scope) => ({
    before: `WITH entry AS MATERIALIZED (
      SELECT n.* FROM ${scope.from('entries', 'n')} WHERE n.hashcode = ${scope.value(entry)}::uuid)`,
    facts: {
      is_readable: 'EXISTS (SELECT FROM entry)',
      event: ofEvent(scope),
      call: ofCall(scope),
      fee: ofFee(scope),
      members: ofMembers(scope),
      members_total: `(SELECT count(*)::int FROM ${scope.from('participants', 'm')} WHERE m.entry = (SELECT hashcode FROM entry))`,
      tasks: ofTasks(scope),
      conversations: ofConversations(scope),
      contact_user: ofContact(scope),
      decisions: ofDecisions(scope),
    },
  }));
  if (!is_readable) return null;
  const firstDay = facts.event?.starts_on;
  return {
    ...facts,
    members: members.map(({ date_of_birth, answered, first_day, ...member }) => ({
      ...member,
      consent:
        answered === null || isAdultOn({ ...member, date_of_birth }, first_day)
          ? null
          : consentOf(answered >= consentKindsOf(actor.tenant).length),
      age: date_of_birth !== null && firstDay !== undefined ? youngAge(ageOn(date_of_birth, firstDay)) : null,
    })),
  };
}

function consentOf(isAnswered: boolean) {
  return isAnswered ? 'answered' : 'missing';
}

/** Rules ask for the ages of the young; how old a teacher is concerns no one. */
function youngAge(age: number): number | null {
  return age < 25 ? age : null;
}

function ofEvent(scope: Scope): string {
  return `(SELECT json_build_object('hashcode', e.hashcode, 'title', e.qed_title, 'status', e.status,
      'starts_on', e.starts_on, 'entries_close', e.entries_close, 'zone', coalesce(v.time_zone, ${scope.zone}))
    FROM entry n JOIN ${scope.from('events', 'e')} ON e.hashcode = n.event
      LEFT JOIN ${scope.from('venues', 'v')} ON v.hashcode = e.venue)`;
}

function ofCall(scope: Scope): string {
  return `(SELECT json_build_object('performance', ${namedSql('p')}, 'status', p.status, 'starts_at', p.starts_at,
      'ends_at', p.ends_at, 'slot_starts_at', n.slot_starts_at, 'slot_ends_at', n.slot_ends_at,
      'venue', ${namedSql('v')}, 'space', ${namedSql('s')}, 'zone', v.time_zone)
    FROM entry n JOIN ${scope.from('performances', 'p')} ON p.hashcode = n.performance
      JOIN ${scope.from('venues', 'v')} ON v.hashcode = p.venue
      JOIN ${scope.from('spaces', 's')} ON s.hashcode = p.space)`;
}

/** For the office and those who entered: a judge has no use for it. */
function ofFee(scope: Scope): string {
  if (!hasRole(scope.ask.actor.roles, ['staff', 'participant'])) return 'NULL::json';
  const people = tableName(scope.participants.name);
  // Whoever can read the entry can know its fee, also while its event is not announced.
  return `(SELECT ${feeFactsSql({ people, entry: 'n', event: 'e', venue: 'v', zone: scope.zone })}
    FROM entry n JOIN events e ON e.tenant = n.tenant AND e.hashcode = n.event
      LEFT JOIN venues v ON v.tenant = e.tenant AND v.hashcode = e.venue)`;
}

function ofMembers(scope: Scope): string {
  const { participants, ask } = scope;
  // A field that the reader cannot read leaves the database empty.
  const field = (column: string, sql: string, type: string): string => {
    return canReadField(participants, column, ask.actor.roles) ? sql : `NULL::${type}`;
  };
  return listSql(`SELECT m.hashcode, m.qed_title AS title, m.status,
      ${field('part', 'm.part', 'text')} AS part,
      ${field('year_level', 'm.year_level', 'int')} AS year_level,
      ${field('date_of_birth', 'm.date_of_birth', 'date')} AS date_of_birth,
      ${field('organisation', 'o.qed_title', 'text')} AS school,
      ${field('photo_consent', 'm.photo_consent', 'boolean')} AS photo_consent,
      ${field('photo_consent', answeredSql(scope), 'int')} AS answered, ev.starts_on AS first_day
    FROM ${scope.from('participants', 'm')}
      JOIN events ev ON ev.tenant = ${scope.tenant} AND ev.hashcode = m.event
      LEFT JOIN ${scope.from('organizationStructures', 'o')} ON o.hashcode = m.organisation
    WHERE m.entry = (SELECT hashcode FROM entry)
    ORDER BY m.status = 'withdrawn', m.name_plain, m.hashcode LIMIT ${mostMembers}`);
}

/** How many of the questions the guardian of the member `m` answered for the season of its event. */
function answeredSql({ ask, tenant }: Scope): string {
  const kinds = consentKindsOf(ask.actor.tenant).map(({ kind }) => literal(kind));
  return `(CASE WHEN m.status <> 'withdrawn' THEN (SELECT count(DISTINCT c.kind)::int FROM consents c
    WHERE c.tenant = ${tenant} AND c.participant = m.hashcode AND c.kind IN (${kinds.join(', ')})
      AND c.season = extract(year FROM ev.starts_on)::int) END)`;
}

/** People of the entry: those named in it, and its contact. */
function peopleSql({ participants, tenant }: Scope): string {
  return `SELECT m.individual FROM ${name(tableName(participants.name))} m
      WHERE m.tenant = ${tenant} AND m.entry = (SELECT hashcode FROM entry) AND m.status <> 'withdrawn'
    UNION SELECT contact FROM entry`;
}

/** The tasks of its event that the reader can read, each with the answer of the entry: its own, or its contact's. */
function ofTasks(scope: Scope): string {
  return listSql(`SELECT k.hashcode, k.qed_title AS title, k.due_on, k.status, coalesce(k.per_entry, false) AS per_entry,
      CASE WHEN d.hashcode IS NOT NULL THEN ${namedSql('d')} END AS form, ${answerSql} AS answer
    FROM ${scope.from('tasks', 'k')}
      LEFT JOIN form_definitions d ON d.tenant = k.tenant AND d.hashcode = k.form
      LEFT JOIN form_instances f ON f.tenant = k.tenant AND f.task = k.hashcode AND CASE WHEN k.per_entry
        THEN f.entry = (SELECT hashcode::text FROM entry)
        ELSE f.entry IS NULL AND f.individual = (SELECT contact FROM entry) END
    WHERE k.event = (SELECT event FROM entry) AND k.audience = 'participant' AND k.status IN ('open', 'done')
    ORDER BY k.due_on, k.qed_title, k.hashcode LIMIT ${mostLines}`);
}

function ofConversations(scope: Scope): string {
  const { tenant } = scope;
  const guests = name(tableName(tenants[scope.ask.actor.tenant].collections.collaborators));
  return listSql(`SELECT c.hashcode, c.subject, c.status, c.last_message_at
    FROM ${scope.from('conversations', 'c')}
    WHERE c.event = (SELECT event FROM entry) AND EXISTS (
      SELECT FROM conversation_members m JOIN users u ON u.tenant = m.tenant AND u.hashcode = m."user"
      WHERE m.tenant = ${tenant} AND m.conversation = c.hashcode AND (u.individual IN (${peopleSql(scope)})
        OR u.hashcode IN (SELECT g."user" FROM ${guests} g
          WHERE g.tenant = ${tenant} AND g.entry = (SELECT hashcode FROM entry))))
    ORDER BY c.last_message_at DESC NULLS LAST, c.hashcode LIMIT ${mostLines}`);
}

/** Only those who read users learn who its contact is among them. */
function ofContact(scope: Scope): string {
  return `(SELECT ${namedSql('u')} FROM ${scope.from('users', 'u')} JOIN entry n ON n.contact = u.individual
    WHERE u.status = 'active' ORDER BY u.hashcode LIMIT 1)`;
}

function ofDecisions(scope: Scope): string {
  const { tenant, ask, entries } = scope;
  return listSql(`SELECT c.at, c.before ->> 'status' AS "from", c.after ->> 'status' AS "to",
      CASE WHEN w.hashcode IS NOT NULL THEN json_build_object('name', u.qed_title,
        'is_own', w.hashcode = ${scope.value(ask.actor.user)}::uuid,
        'is_staff', w.roles && '{staff,admin}'::text[]) END AS "by",
      ${reasonSql(scope)} AS reason
    FROM changes c LEFT JOIN users w ON w.tenant = ${tenant} AND w.hashcode = c.actor
      LEFT JOIN ${scope.from('users', 'u')} ON u.hashcode = c.actor
    WHERE c.tenant = ${tenant} AND c.collection = ${scope.value(entries.name)}
      AND c.record = (SELECT hashcode FROM entry) AND c.kind IN ('create', 'update')
      AND c.before ->> 'status' IS DISTINCT FROM c.after ->> 'status'
    ORDER BY c.at DESC, c.sequence DESC LIMIT ${mostLines}`);
}

/** Why, where the entries of the tenant have a reason with their status, as it was at that moment. */
function reasonSql({ ask, entries }: Scope): string {
  return canReadField(entries, 'status_reason', ask.actor.roles)
    ? `c.after ->> 'status_reason'`
    : 'NULL::text';
}
