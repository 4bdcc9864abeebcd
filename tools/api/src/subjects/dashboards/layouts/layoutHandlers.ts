import { layoutContentSchema, ownPageSchema } from '@callboard/api-contract/layouts';
import * as v from 'valibot';
import type { AllHandlers } from '../../../engine/calls/handler';
import { lazyHandler } from '../../../engine/calls/lazyHandler';
import { notFound } from '../../../engine/problems';
import { actorOf, type RecordContext } from '../../../engine/records/recordContext';
import { createComposePlace } from './composePlace';
import { createLayoutActions } from './layoutActions';
import { draftSql } from './draftSql';
import { createOwnPageActions } from './ownPageActions';
import { ownPageSql, sharedPageSql } from './ownPageSql';

const pageRow = v.object({
  name: v.string(),
  number: v.number(),
  content: layoutContentSchema,
  own: v.nullable(ownPageSchema),
});
const versionRow = v.object({
  number: v.number(),
  created: v.string(),
  name: v.string(),
  slug: v.string(),
  roles: v.array(v.string()),
  content: layoutContentSchema,
});
const draftRow = v.object({ content: layoutContentSchema, versions: v.array(versionRow) });

/** Composing pages, and reading them whole: one statement for each read. */
export function createLayoutHandlers(context: RecordContext) {
  const { database } = context;
  const actions = () => createLayoutActions(context);
  return {
    saveLayout: lazyHandler(() => actions().saveLayout),
    publishLayout: lazyHandler(() => actions().publishLayout),
    rollBackLayout: lazyHandler(() => actions().rollBackLayout),
    composePlace: lazyHandler(() => createComposePlace(context)),
    ...createOwnPageActions(context),

    page: async ({ input: { slug }, session }) => {
      const { tenant, roles, user } = actorOf(session);
      const [found] = await database.forTenant(tenant).rows(pageRow, {
        text: `WITH shared AS (${sharedPageSql}) SELECT name, number, content, ${ownPageSql} AS own FROM shared`,
        values: [tenant, roles, slug, user],
      });
      if (!found) throw notFound();
      return found;
    },

    layoutDraft: async ({ input: { layout }, session: { tenant } }) => {
      const [found] = await database.forTenant(tenant).rows(draftRow, {
        text: `SELECT (${draftSql}) AS content, (SELECT coalesce(jsonb_agg(jsonb_build_object('number', v.number, 'created', v.created,
              'name', v.name, 'slug', v.slug, 'roles', v.roles, 'content', v.content) ORDER BY v.number DESC), '[]')
            FROM layout_versions v WHERE v.tenant = $1 AND v.layout = $2::uuid) AS versions
          FROM layouts l WHERE l.tenant = $1 AND l.hashcode = $2::uuid`,
        values: [tenant, layout],
      });
      if (!found) throw notFound();
      return found;
    },
  } satisfies Partial<AllHandlers>;
}
