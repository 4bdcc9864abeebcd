import { collectionNamed } from '@callboard/api-contract/collections';
import { erasuresIn } from '@callboard/api-contract/people';
import * as v from 'valibot';
import type { Queries } from '../../engine/database/TenantDatabase';
import { readKnownAs, type FoundPerson } from './findPerson';

/** A person, and the orders that they placed without signing in: those with an email of theirs alone are about them too. */
export async function withGuestOrders(queries: Queries, found: FoundPerson): Promise<FoundPerson> {
  const { tenant, records, about } = found;
  const of = erasuresIn([collectionNamed('orders')]).find(({ by }) => by === 'user');
  const { emails } = await readKnownAs(queries, found);
  if (!of || emails.length === 0) return found;
  const own = about.get('orders') ?? [];
  const rows = await queries.rows(v.object({ hashcode: v.string() }), {
    text: `SELECT hashcode FROM orders WHERE tenant = $1 AND "user" IS NULL AND lower(email) = ANY ($2::text[])
      AND hashcode <> ALL ($3::uuid[]) ORDER BY hashcode`,
    values: [tenant, emails.map((email) => email.toLowerCase()), own],
  });
  const hashcodes = rows.map(({ hashcode }) => hashcode);
  if (hashcodes.length === 0) return found;
  return {
    ...found,
    records: [...records, { of, deed: 'strip', hashcodes, named: [] }],
    about: new Map([...about, ['orders', [...own, ...hashcodes]]]),
  };
}
