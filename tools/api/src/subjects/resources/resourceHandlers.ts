import { ownResourceSchema, resourceFileSchema } from '@callboard/api-contract/resources';
import * as v from 'valibot';
import type { FileAddresses } from '../../engine/attachments/createFileAddresses';
import type { AllHandlers } from '../../engine/calls/handler';
import { notFound } from '../../engine/problems';
import type { TenantActor } from '../../engine/records/actor';
import { actorOf, type RecordContext } from '../../engine/records/recordContext';
import { ruleSql } from '../../engine/records/ruleSql';
import { Parameters } from '../../engine/records/statement';
import { reachedSql } from '../../engine/targets/reachedSql';
import { readResourceTargets } from './readResourceTargets';

/** How many resources a reader lists, and readers a resource: what a page shows. */
const maxResources = 500;
const maxReaders = 200;

const openedRow = v.object({
  link: v.nullable(v.string()),
  file: v.nullable(resourceFileSchema),
  version_number: v.number(),
});
const ownRow = v.object({
  ...ownResourceSchema.entries,
  changed_at: v.nullable(v.date()),
});
const readersRow = v.object({
  reached: v.number(),
  opened: v.number(),
  opened_newest: v.number(),
  people: v.array(
    v.object({
      user: v.string(),
      name: v.string(),
      version: v.nullable(v.number()),
      opened_at: v.nullable(v.string()),
    }),
  ),
});
const publicRow = v.object({ is_public: v.nullable(v.boolean()) });

/** Opening and listing resources by the rule of their rows, and who has opened one. */
export function createResourceHandlers(context: RecordContext, addressesOf: FileAddresses) {
  const { database } = context;

  /** The rows of the table `t` that the actor reads, and the values of that condition. */
  function readable(actor: TenantActor) {
    const parameters = new Parameters<{ actor: TenantActor }>();
    const rule = ruleSql(context.target('resources'), 'read', actor.roles, 't', parameters);
    const values: unknown[] = parameters.values.map((source) => source({ actor }));
    const bind = (value: unknown): string => `$${values.push(value)}`;
    return { rule, values, bind };
  }

  return {
    openResource: async ({ input: { resource }, session }) => {
      const actor = actorOf(session);
      const { rule, values, bind } = readable(actor);
      const [tenant, of] = [bind(actor.tenant), bind(resource)];
      const { value: found } = await database
        .forTenant(actor.tenant)
        .write({ actor: actor.user }, async (transaction) => {
          const [row] = await transaction.rows(openedRow, {
            text: `SELECT t.link, t.file, t.version_number FROM resources t
              WHERE t.tenant = ${tenant} AND t.hashcode = ${of} AND ${rule}`,
            values,
          });
          if (!row) throw notFound();
          await transaction.query({
            text: `INSERT INTO resource_openings (tenant, resource, "user", version) VALUES ($1, $2, $3, $4)
              ON CONFLICT (tenant, resource, "user") DO UPDATE SET version = excluded.version, opened_at = now()
              WHERE resource_openings.version < excluded.version`,
            values: [actor.tenant, resource, actor.user, row.version_number],
          });
          return row;
        });
      if (!found.file) return { url: found.link, view_url: null };
      const file = await addressesOf(actor.tenant, found.file.hashcode);
      if (!file) throw notFound();
      return file;
    },

    ownResources: async ({ session }) => {
      const actor = actorOf(session);
      const { rule, values, bind } = readable(actor);
      const [tenant, user] = [bind(actor.tenant), bind(actor.user)];
      const rows = await database.forTenant(actor.tenant).rows(ownRow, {
        text: `SELECT t.hashcode, t.title, t.summary, t.kind, t.category, e.name AS event,
            CASE WHEN t.file IS NULL THEN NULL ELSE jsonb_build_object('name', t.file->'name', 'size', t.file->'size') END AS file,
            t.version_number, t.version_note, t.changed_at, o.version AS opened_version
          FROM resources t
          LEFT JOIN events e ON e.tenant = t.tenant AND e.hashcode = t.event
          LEFT JOIN resource_openings o ON o.tenant = t.tenant AND o.resource = t.hashcode AND o."user" = ${user}
          WHERE t.tenant = ${tenant} AND t.status = 'published' AND ${rule}
          ORDER BY t.title_plain, t.hashcode LIMIT ${maxResources}`,
        values,
      });
      return {
        results: rows.map(({ changed_at, ...row }) => ({
          ...row,
          changed_at: changed_at?.toISOString() ?? null,
        })),
      };
    },

    resourceReaders: async ({ input: { resource, search = '' }, session: { tenant } }) => {
      const queries = database.forTenant(tenant);
      const [found] = await queries.rows(publicRow, {
        text: 'SELECT is_public FROM resources WHERE tenant = $1 AND hashcode = $2',
        values: [tenant, resource],
      });
      if (!found) throw notFound();
      const targets = await readResourceTargets(queries, tenant, resource);
      const values: unknown[] = [tenant, resource];
      const bind = (value: unknown): string => `$${values.push(value)}`;
      const meant = found.is_public ? [...targets, { role: 'everyone' as const }] : targets;
      const reached = reachedSql(tenant, meant, bind);
      const sought = `strpos(callboard_plain(name), callboard_plain(${bind(search.trim())}::text)) > 0`;
      const [row] = await queries.rows(readersRow, {
        text: `WITH reached AS MATERIALIZED (SELECT DISTINCT r."user" FROM (${reached}) r),
          people AS (SELECT u.hashcode AS "user", u.name, o.version, o.opened_at FROM reached r
            JOIN users u ON u.tenant = $1 AND u.hashcode = r."user"
            LEFT JOIN resource_openings o ON o.tenant = $1 AND o.resource = $2 AND o."user" = r."user"),
          shown AS (SELECT * FROM people WHERE ${sought} ORDER BY callboard_plain(name), "user" LIMIT ${maxReaders})
          SELECT (SELECT count(*)::int FROM people) AS reached,
            (SELECT count(version)::int FROM people) AS opened,
            (SELECT count(*)::int FROM people p JOIN resources t ON t.tenant = $1 AND t.hashcode = $2
              WHERE p.version >= t.version_number) AS opened_newest,
            (SELECT coalesce(jsonb_agg(s ORDER BY callboard_plain(s.name), s."user"), '[]') FROM shown s) AS people`,
        values,
      });
      return row ?? { reached: 0, opened: 0, opened_newest: 0, people: [] };
    },
  } satisfies Partial<AllHandlers>;
}
