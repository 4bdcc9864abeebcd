import { product, type TenantCode } from '@callboard/api-contract';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Handler } from '../../engine/calls/handler';
import { noteViews } from '../../engine/personal-data/showsPersonal';
import { literal, name } from '../../engine/database/quote';
import { tableOf } from '../../engine/database/tableOf';
import type { Queries } from '../../engine/database/TenantDatabase';
import { emit } from '../../engine/events/emit';
import { actorOf, type RecordContext } from '../../engine/records/recordContext';
import { writtenAndNotified } from '../../engine/sign-in/actions/exportMyData';
import type { ActionTools } from '../../engine/tools/ActionTools';
import { findPerson, readKnownAs, type FoundPerson, type FoundRecords } from './findPerson';

/** All that is stored about a person, for an admin; the history notes it. */
export function createExportPerson(
  { database, sessions }: ActionTools,
  context: RecordContext,
): Handler<'exportPerson'> {
  return async ({ input: { person }, session }) => {
    const { tenant, user } = session;
    const queries = database.forTenant(tenant);
    const found = await findPerson(queries, context, { tenant, person, gone: false });
    const at = new Date().toISOString();
    await database
      .forTenant(tenant)
      .write({ actor: user }, (transaction) =>
        emit(transaction, tenant, 'person.exported', { export: randomUUID(), user, person }),
      );
    await noteViews()(database, actorOf(session), context.target('individuals'), [person], 'exported');
    const users = found.about.get('users') ?? [];
    return {
      file_name: `${product.handle}-${tenant}-person-${at.slice(0, 10)}.json`,
      document: {
        exported: at,
        domain: tenant,
        name: found.title,
        records: await readRecords(queries, found),
        users: await Promise.all(
          users.map(async (hashcode) => ({
            hashcode,
            sessions: await sessionsOf(queries, sessions, tenant, hashcode),
            ...(await writtenAndNotified(database, { tenant, user: hashcode })),
          })),
        ),
        ...(await readCopies(queries, found)),
      },
    };
  };
}

async function sessionsOf(
  queries: Queries,
  sessions: ActionTools['sessions'],
  tenant: TenantCode,
  user: string,
): Promise<object[]> {
  const rows = await queries.rows(v.object({ account: v.nullable(v.string()) }), {
    text: 'SELECT account FROM users WHERE tenant = $1 AND hashcode = $2',
    values: [tenant, user],
  });
  const [row] = rows;
  if (!row?.account) return [];
  const listed = await sessions.list(row.account);
  return listed
    .filter((one) => one.tenant === tenant)
    .map(({ created, last_seen, user_agent }) => ({ created, last_seen, user_agent }));
}

const storedRow = v.object({ stored: v.record(v.string(), v.unknown()) });

/** The records about the person and those that hang on them in full; of others, which name them, no more than their title. */
async function readRecords(queries: Queries, found: FoundPerson): Promise<Record<string, object[]>> {
  const read: Record<string, object[]> = {};
  for (const records of found.records) {
    const { label } = records.of.collection;
    const rows = await queries.rows(storedRow, recordsSql(found.tenant, records));
    if (rows.length > 0)
      read[label.many] = [...(read[label.many] ?? []), ...rows.map(({ stored }) => stored)];
  }
  return read;
}

function recordsSql(tenant: TenantCode, { of, deed, hashcodes }: FoundRecords) {
  const { collection } = of;
  const isWhole = deed !== 'mention' || collection.name === 'conversationMembers';
  const fields = isWhole ? Object.keys(collection.fields) : [];
  const pairs = ['hashcode', 'created', ...fields].map((field) => `${literal(field)}, ${name(field)}`);
  // A function takes a hundred arguments.
  const parts = chunksOf(pairs, 40).map((chunk) => `jsonb_build_object(${chunk.join(', ')})`);
  return {
    text: `SELECT jsonb_build_object('title', qed_title) || ${parts.join(' || ')} AS stored
      FROM ${tableOf(collection)} WHERE tenant = $1 AND hashcode = ANY ($2::uuid[]) ORDER BY created`,
    values: [tenant, hashcodes],
  };
}

function chunksOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** Data that is no record: files by name, comments about the person, guardians and their answers, mails, and views. */
async function readCopies(queries: Queries, found: FoundPerson): Promise<object> {
  const { tenant, about } = found;
  const ids = [...about.values()].flat();
  const participants = about.get('participants') ?? [];
  const { emails } = await readKnownAs(queries, found);
  const read = async (text: string, values: readonly unknown[]) =>
    (await queries.rows(storedRow, { text, values: [tenant, ...values] })).map(({ stored }) => stored);
  return {
    files: await read(
      `SELECT jsonb_build_object('name', name, 'type', type, 'created', created) AS stored FROM attachments
        WHERE tenant = $1 AND parent = ANY ($2::uuid[]) ORDER BY created`,
      [ids],
    ),
    comments_about: await read(
      `SELECT jsonb_build_object('author', author_name, 'created', created, 'body', body) AS stored FROM comments
        WHERE tenant = $1 AND record = ANY ($2::uuid[]) AND deleted IS NULL ORDER BY created`,
      [ids],
    ),
    guardians: await read(
      `SELECT to_jsonb(g) - 'tenant' AS stored FROM guardians g WHERE tenant = $1 AND participant = ANY ($2::uuid[])`,
      [participants],
    ),
    consents: await read(
      `SELECT to_jsonb(c) - 'tenant' - 'number' AS stored FROM consents c
        WHERE tenant = $1 AND participant = ANY ($2::uuid[]) ORDER BY number`,
      [participants],
    ),
    mails: await read(
      `SELECT jsonb_build_object('recipient', recipient, 'subject', subject, 'created', created, 'status', status) AS stored
        FROM mails WHERE tenant = $1 AND lower(recipient) = ANY ($2::text[]) ORDER BY created`,
      [emails.map((email) => email.toLowerCase())],
    ),
    views: await read(
      `SELECT jsonb_build_object('at', at, 'user', "user", 'deed', deed) AS stored FROM personal_looks
        WHERE tenant = $1 AND participant = ANY ($2::uuid[]) ORDER BY number`,
      [ids],
    ),
  };
}
