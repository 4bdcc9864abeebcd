import { pseudonymOf } from '@callboard/api-contract/people';
import type { QueryAnswerOf } from '@callboard/api-contract/queries';
import * as v from 'valibot';
import type { QueryHandler } from '../../engine/calls/handler';
import type { Queries } from '../../engine/database/TenantDatabase';
import type { RecordContext } from '../../engine/records/recordContext';
import { countNamesakes, findContent } from './findContent';
import { withGuestOrders } from './findGuestOrders';
import { findPerson, readKnownAs, type FoundPerson } from './findPerson';

type Preview = QueryAnswerOf<'erasePreview'>;

/** Previews erasing a person; nothing is written. */
export function createErasePreview(context: RecordContext): QueryHandler<'erasePreview'> {
  return async ({ input: { person }, session }) => {
    const { tenant, user } = session;
    const queries = context.database.forTenant(tenant);
    const found = await withGuestOrders(
      queries,
      await findPerson(queries, context, { tenant, person, gone: false }),
    );
    const knownAs = await readKnownAs(queries, found);
    const { content, isMore } = await findContent(queries, found, knownAs);
    return {
      name: found.title,
      pseudonym: pseudonymOf(person).full,
      records: countRecords(found),
      ...(await countCopies(queries, found, knownAs.emails)),
      content: content.map(({ isContact, ...each }) => ({ ...each, is_contact: isContact })),
      has_more_content: isMore,
      namesakes: await countNamesakes(queries, found),
      upcoming: await readUpcoming(queries, found),
      refusal: await readRefusal(queries, found, user),
    };
  };
}

function countRecords({ records }: FoundPerson): Preview['records'] {
  const counts = new Map<string, Preview['records'][number]>();
  for (const { of, deed, hashcodes } of records) {
    const key = `${deed} ${of.collection.name}`;
    const count = (counts.get(key)?.count ?? 0) + hashcodes.length;
    if (count > 0) counts.set(key, { collection: of.collection.name, deed, count });
  }
  return [...counts.values()];
}

const count = v.number();
const copiesRow = v.object({
  files: count,
  comments: count,
  guardians: count,
  notifications: count,
  mails: count,
  history: count,
});

async function countCopies(
  queries: Queries,
  { tenant, about, records }: FoundPerson,
  emails: readonly string[],
): Promise<v.InferOutput<typeof copiesRow>> {
  const deleted = records.flatMap(({ deed, hashcodes }) => (deed === 'delete' ? hashcodes : []));
  const ids = [...new Set([...[...about.values()].flat(), ...deleted])];
  const [row] = await queries.rows(copiesRow, {
    text: `SELECT (SELECT count(*)::int FROM attachments WHERE tenant = $1 AND parent = ANY ($2::uuid[])) AS files,
      (SELECT count(*)::int FROM comments WHERE tenant = $1 AND record = ANY ($2::uuid[])) AS comments,
      (SELECT count(*)::int FROM guardians WHERE tenant = $1 AND participant = ANY ($2::uuid[])) AS guardians,
      (SELECT count(*)::int FROM notifications WHERE tenant = $1 AND "user" = ANY ($3::uuid[])) AS notifications,
      (SELECT count(*)::int FROM mails WHERE tenant = $1 AND lower(recipient) = ANY ($4::text[])) AS mails,
      (SELECT count(*)::int FROM changes WHERE tenant = $1 AND record = ANY ($2::uuid[])) AS history`,
    values: [tenant, ids, about.get('users') ?? [], emails.map((email) => email.toLowerCase())],
  });
  return row ?? { files: 0, comments: 0, guardians: 0, notifications: 0, mails: 0, history: 0 };
}

const upcomingRow = v.object({ event: v.string(), entry: v.string() });

/** Where the person takes part in what is still to come. */
async function readUpcoming(queries: Queries, { tenant, about }: FoundPerson): Promise<Preview['upcoming']> {
  return queries.rows(upcomingRow, {
    text: `SELECT ev.qed_title AS event, en.qed_title AS entry FROM participants p
      JOIN events ev ON ev.tenant = p.tenant AND ev.hashcode = p.event
      JOIN entries en ON en.tenant = p.tenant AND en.hashcode = p.entry
      WHERE p.tenant = $1 AND p.hashcode = ANY ($2::uuid[]) AND p.status <> 'withdrawn' AND ev.ends_on >= current_date
      ORDER BY ev.starts_on, en.qed_title`,
    values: [tenant, about.get('participants') ?? []],
  });
}

const refusalRow = v.object({ is_erased: v.boolean() });

/** Why a person cannot be erased; null where they can. An admin who is not the one who asks remains, so that there is always one. */
export async function readRefusal(
  queries: Queries,
  { tenant, person, about }: FoundPerson,
  user: string,
): Promise<Preview['refusal']> {
  if (about.get('users')?.includes(user)) return 'self';
  const [row] = await queries.rows(refusalRow, {
    text: `SELECT EXISTS (SELECT FROM erased_people WHERE tenant = $1 AND person = $2::uuid) AS is_erased`,
    values: [tenant, person],
  });
  return row?.is_erased ? 'erased' : null;
}
