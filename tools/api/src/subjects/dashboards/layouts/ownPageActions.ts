import { hasRole } from '@callboard/api-contract';
import { placeAt, places } from '@callboard/api-contract/layouts';
import * as v from 'valibot';
import type { AllHandlers } from '../../../engine/calls/handler';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { notFound } from '../../../engine/problems';
import type { TenantActor } from '../../../engine/records/actor';
import { actorOf, type RecordContext } from '../../../engine/records/recordContext';
import { cleanContent } from './cleanContent';
import { sharedPageSql, sharedPlaceSql } from './ownPageSql';
import { assertPictures } from './pagePictures';

const baseRow = v.object({ layout: v.string(), number: v.number() });
const slugRow = v.object({ slug: v.string() });

/** The versions that users make of pages for themselves. What their widgets show is read with their own rights. */
export function createOwnPageActions({ database }: RecordContext) {
  const write = <T>({ tenant, user }: TenantActor, work: (transaction: Transaction) => Promise<T>) =>
    database.forTenant(tenant).write({ actor: user }, work);

  return {
    saveOwnPage: async ({ input: { slug, content }, session }) => {
      const actor = actorOf(session);
      const clean = cleanContent(content, actor);
      await write(actor, async (transaction) => {
        const base = await readBase(transaction, actor, slug);
        await assertPictures(transaction, actor.tenant, clean);
        await transaction.query({
          text: `INSERT INTO own_pages (tenant, "user", slug, content, base_layout, base_number)
            VALUES ($1, $2, $3, $4::jsonb, $5, $6)
            ON CONFLICT (tenant, "user", slug) DO UPDATE SET content = EXCLUDED.content, modified = now()`,
          values: [
            actor.tenant,
            actor.user,
            slug,
            JSON.stringify(clean),
            base?.layout ?? null,
            base?.number ?? null,
          ],
        });
      });
      return {};
    },

    keepOwnPage: async ({ input: { slug }, session }) => {
      const actor = actorOf(session);
      await write(actor, async (transaction) => {
        const base = await readBase(transaction, actor, slug);
        const [stored] = await transaction.rows(slugRow, {
          text: `UPDATE own_pages SET base_layout = $4, base_number = $5
            WHERE tenant = $1 AND "user" = $2 AND slug = $3 RETURNING slug`,
          values: [actor.tenant, actor.user, slug, base?.layout ?? null, base?.number ?? null],
        });
        if (!stored) throw notFound();
      });
      return {};
    },

    removeOwnPage: async ({ input: { slug }, session }) => {
      const actor = actorOf(session);
      await write(actor, (transaction) =>
        transaction.query({
          text: 'DELETE FROM own_pages WHERE tenant = $1 AND "user" = $2 AND slug = $3',
          values: [actor.tenant, actor.user, slug],
        }),
      );
      return {};
    },
  } satisfies Partial<AllHandlers>;
}

/** The version of the tenant that the user sees at an address; null for the default of a page that every tenant has. */
async function readBase(transaction: Transaction, { tenant, roles }: TenantActor, slug: string) {
  const place = placeAt(slug);
  if (place && !hasRole(roles, places[place].roles)) throw notFound();
  const [base] = await transaction.rows(baseRow, {
    text: `SELECT s.layout, s.number FROM (${place ? sharedPlaceSql : sharedPageSql}) s`,
    values: [tenant, roles, slug],
  });
  if (!base && !place) throw notFound();
  return base ?? null;
}
