import { tenants } from '@callboard/all-tenants';
import { canReadField } from '@callboard/api-contract';
import { registry } from '@callboard/api-contract/collections';
import {
  dossierMemberSchema,
  entryDossierSchema,
  type EntryDossier,
  missingFactsSchema,
} from '@callboard/api-contract/entries';
import { ageOn, isAdultOn } from '@callboard/domain/competition';
import * as v from 'valibot';
import type { Scope } from '../../../engine/facts/createScope';
import { roomSql } from '../../../engine/facts/shows';
import { storedMissingFacts, toMissingFacts } from '../../../engine/facts/missingFacts';
import { answeredSql, missingFactsSql } from '../missing/missingFactsSql';
import { readFacts } from '../../../engine/facts/readFacts';
import { consentKindsOf } from '../consents/consentKindsOf';
import { appearsIn, listSql, namedSql } from '../../../engine/facts/sqlParts';
import type { Database } from '../../../engine/database/openDatabase';
import type { TenantActor } from '../../../engine/records/actor';

const factsSchema = v.object({
  // Null where the reader cannot read the entry.
  missing: v.nullable(v.object(storedMissingFacts)),
  ...v.omit(entryDossierSchema, v.keyof(missingFactsSchema).options).entries,
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

const maxMembers = 200;
const maxLines = 50;

/**
 * What a reader can know about an entry besides its fields; null where they cannot read it. One statement for an entry of any
 * size.
 */
export async function readDossier(
  database: Database,
  actor: TenantActor,
  entry: string,
): Promise<EntryDossier | null> {
  const ask = { actor, now: new Date(), zone: tenants[actor.tenant].timeZone };
  const { missing, members, ...facts } = await readFacts(database, ask, factsSchema, (scope) => ({
    before: `WITH entry AS MATERIALIZED (
      SELECT n.* FROM ${scope.from('entries', 'n')} WHERE n.hashcode = ${scope.value(entry)}::uuid)`,
    facts: {
      missing: `(SELECT row_to_json(x) FROM (SELECT ${missingFactsSql(scope)} FROM entry n) x)`,
      calls: ofCalls(scope),
      members: ofMembers(scope),
      members_total: `(SELECT count(*)::int FROM ${scope.from('participants', 'm')} WHERE m.entry = (SELECT hashcode FROM entry))`,
      conversations: ofConversations(scope),
      contact_user: ofContact(scope),
      decisions: ofDecisions(scope),
    },
  }));
  if (!missing) return null;
  const firstDay = missing.event?.starts_on;
  return {
    ...facts,
    ...toMissingFacts(missing),
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

function ofCalls(scope: Scope): string {
  return listSql(`SELECT t.hashcode, ${namedSql('p')} AS performance, p.status, p.starts_at,
      p.ends_at, t.slot_starts_at, t.slot_ends_at,
      ${namedSql('v')} AS venue, ${namedSql('s')} AS space, v.time_zone AS zone,
      ${roomSql(scope)} AS room,
      e.arrival_minutes, e.warm_up_minutes
    FROM entry n JOIN time_slots t ON t.tenant = n.tenant AND ${appearsIn('n', 't')}
      JOIN events e ON e.tenant = t.tenant AND e.hashcode = t.event
      JOIN ${scope.from('performances', 'p')} ON p.hashcode = t.performance
      JOIN ${scope.from('venues', 'v')} ON v.hashcode = p.venue
      JOIN ${scope.from('spaces', 's')} ON s.hashcode = p.space
    ORDER BY coalesce(t.slot_starts_at, p.starts_at), t.hashcode LIMIT ${maxLines}`);
}

function ofMembers(scope: Scope): string {
  const { ask } = scope;
  // A field that the reader cannot read leaves the database empty.
  const field = (column: string, sql: string, type: string): string => {
    return canReadField(registry.participants, column, ask.actor.roles) ? sql : `NULL::${type}`;
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
    ORDER BY m.status = 'withdrawn', m.name_plain, m.hashcode LIMIT ${maxMembers}`);
}

/** People of the entry: those named in it, and its contact. */
function peopleSql({ tenant }: Scope): string {
  return `SELECT m.individual FROM participants m
      WHERE m.tenant = ${tenant} AND m.entry = (SELECT hashcode FROM entry) AND m.status <> 'withdrawn'
    UNION SELECT contact FROM entry`;
}

function ofConversations(scope: Scope): string {
  const { tenant } = scope;
  return listSql(`SELECT c.hashcode, c.subject, c.status, c.last_message_at
    FROM ${scope.from('conversations', 'c')}
    WHERE c.event = (SELECT event FROM entry) AND EXISTS (
      SELECT FROM conversation_members m JOIN users u ON u.tenant = m.tenant AND u.hashcode = m."user"
      WHERE m.tenant = ${tenant} AND m.conversation = c.hashcode AND (u.individual IN (${peopleSql(scope)})
        OR u.hashcode IN (SELECT g."user" FROM collaborators g
          WHERE g.tenant = ${tenant} AND g.entry = (SELECT hashcode FROM entry))))
    ORDER BY c.last_message_at DESC NULLS LAST, c.hashcode LIMIT ${maxLines}`);
}

/** Only those who read users learn who its contact is among them. */
function ofContact(scope: Scope): string {
  return `(SELECT ${namedSql('u')} FROM ${scope.from('users', 'u')} JOIN entry n ON n.contact = u.individual
    WHERE u.status = 'active' ORDER BY u.hashcode LIMIT 1)`;
}

function ofDecisions(scope: Scope): string {
  const { tenant, ask } = scope;
  return listSql(`SELECT c.at, c.before ->> 'status' AS "from", c.after ->> 'status' AS "to",
      CASE WHEN w.hashcode IS NOT NULL THEN json_build_object('name', u.qed_title,
        'is_own', w.hashcode = ${scope.value(ask.actor.user)}::uuid,
        'is_staff', w.roles && '{staff,admin}'::text[]) END AS "by",
      ${reasonSql(scope)} AS reason
    FROM changes c LEFT JOIN users w ON w.tenant = ${tenant} AND w.hashcode = c.actor
      LEFT JOIN ${scope.from('users', 'u')} ON u.hashcode = c.actor
    WHERE c.tenant = ${tenant} AND c.collection = 'entries'
      AND c.record = (SELECT hashcode FROM entry) AND c.kind IN ('create', 'update')
      AND c.before ->> 'status' IS DISTINCT FROM c.after ->> 'status'
    ORDER BY c.at DESC, c.sequence DESC LIMIT ${maxLines}`);
}

/** Why, where the entries of the tenant have a reason with their status, as it was at that moment. */
function reasonSql({ ask }: Scope): string {
  return canReadField(registry.entries, 'status_reason', ask.actor.roles)
    ? `c.after ->> 'status_reason'`
    : 'NULL::text';
}
