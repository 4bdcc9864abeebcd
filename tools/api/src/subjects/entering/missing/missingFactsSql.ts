import { canReadField, hasRole } from '@callboard/api-contract';
import { registry } from '@callboard/api-contract/collections';
import { consentKindsOf } from '../consents/consentKindsOf';
import { literal, name } from '../../../engine/database/quote';
import type { Scope } from '../../../engine/facts/createScope';
import { books } from '../../../engine/ports/books';
import type { storedMissingFacts } from '../../../engine/facts/missingFacts';
import { answerSql, appearsIn, listSql, namedSql } from '../../../engine/facts/sqlParts';

/**
 * The columns of a SELECT from entries under the alias `n`, of which each is a fact. They are read of one entry and of a list alike, in
 * the statement that reads the entries.
 */
export function missingFactsSql(scope: Scope): string {
  const columns: Record<keyof typeof storedMissingFacts, string> = {
    status: 'n.status',
    can_update: `coalesce(${scope.updatable('entries', 'n')}, false)`,
    has_contact: canRead(scope, 'contact') ? '(n.contact IS NOT NULL)' : 'true',
    members_count: 'n.members_count',
    members_standing: countOf(scope, `m.status <> 'withdrawn'`),
    members_invited: countOf(scope, `m.status = 'invited'`),
    unanswered: unansweredSql(scope),
    has_slot: hasSlotSql(scope),
    event: eventSql(scope),
    fee: feeSql(scope),
    tasks: tasksSql(scope),
  };
  return Object.entries(columns)
    .map(([column, sql]) => `${sql} AS ${name(column)}`)
    .join(',\n');
}

/** How many of the questions the guardian of the member `m` answered for the season of the event `ev`; null for those who withdrew. */
export function answeredSql({ ask, tenant }: Scope): string {
  const kinds = consentKindsOf(ask.actor.tenant).map(({ kind }) => literal(kind));
  return `(CASE WHEN m.status <> 'withdrawn' THEN (SELECT count(DISTINCT c.kind)::int FROM consents c
    WHERE c.tenant = ${tenant} AND c.participant = m.hashcode AND c.kind IN (${kinds.join(', ')})
      AND c.season = extract(year FROM ev.starts_on)::int) END)`;
}

function canRead({ ask }: Scope, field: string): boolean {
  return canReadField(registry.entries, field, ask.actor.roles);
}

function countOf(scope: Scope, condition: string): string {
  return `(SELECT count(*)::int FROM ${scope.from('participants', 'm')} WHERE m.entry = n.hashcode AND ${condition})`;
}

function unansweredSql(scope: Scope): string {
  const { ask, tenant } = scope;
  const canKnow = canReadField(registry.participants, 'photo_consent', ask.actor.roles);
  const members = canKnow
    ? listSql(`SELECT m.part, m.date_of_birth, m.year_level FROM ${scope.from('participants', 'm')}
        WHERE m.entry = n.hashcode AND ${answeredSql(scope)} < ${consentKindsOf(ask.actor.tenant).length}`)
    : `'[]'::json`;
  return `(SELECT json_build_object('first_day', ev.starts_on, 'members', ${members})
    FROM events ev WHERE ev.tenant = ${tenant} AND ev.hashcode = n.event)`;
}

/** A time that the reader can read: of a performance that is announced to them. */
function hasSlotSql(scope: Scope): string {
  return `EXISTS (SELECT FROM ${scope.from('performances', 'p')} JOIN time_slots t ON t.tenant = p.tenant AND t.performance = p.hashcode
    WHERE ${appearsIn('n', 't')} AND t.event = n.event AND t.kind <> 'rehearsal' AND t.slot_starts_at IS NOT NULL)`;
}

function eventSql(scope: Scope): string {
  return `(SELECT json_build_object('hashcode', e.hashcode, 'title', e.qed_title, 'status', e.status,
      'starts_on', e.starts_on, 'entries_close', e.entries_close, 'zone', coalesce(v.time_zone, ${scope.zone}))
    FROM ${scope.from('events', 'e')} LEFT JOIN ${scope.from('venues', 'v')} ON v.hashcode = e.venue
    WHERE e.hashcode = n.event)`;
}

/** For the office and those who entered: a judge has no use for it. */
function feeSql(scope: Scope): string {
  if (!hasRole(scope.ask.actor.roles, ['staff', 'participant'])) return 'NULL::json';
  // All who read the entry can know its fee, also while its event is not announced.
  return `(SELECT ${books().feeFactsSql({ entry: 'n', event: 'e', venue: 'v', zone: scope.zone })}
    FROM events e LEFT JOIN venues v ON v.tenant = e.tenant AND v.hashcode = e.venue
    WHERE e.tenant = n.tenant AND e.hashcode = n.event)`;
}

const maxTasks = 50;

/** The tasks of its event that the reader can read, each with the answer of the entry: its own, or its contact's. */
function tasksSql(scope: Scope): string {
  return listSql(`SELECT k.hashcode, k.qed_title AS title, k.due_on, k.status, coalesce(k.per_entry, false) AS per_entry,
      CASE WHEN d.hashcode IS NOT NULL THEN ${namedSql('d')} END AS form, ${answerSql} AS answer
    FROM ${scope.from('tasks', 'k')}
      LEFT JOIN form_definitions d ON d.tenant = k.tenant AND d.hashcode = k.form
      LEFT JOIN form_instances f ON f.tenant = k.tenant AND f.task = k.hashcode AND CASE WHEN k.per_entry
        THEN f.entry = n.hashcode
        ELSE f.entry IS NULL AND f.individual = n.contact END
    WHERE k.event = n.event AND k.audience = 'participant' AND k.status IN ('open', 'done')
    ORDER BY k.due_on, k.qed_title, k.hashcode LIMIT ${maxTasks}`);
}
