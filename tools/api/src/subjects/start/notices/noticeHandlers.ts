import { publicNoticesSchema } from '@callboard/api-contract/resources';
import * as v from 'valibot';
import type { FileAddresses } from '../../../engine/attachments/createFileAddresses';
import type { AllHandlers } from '../../../engine/calls/handler';
import type { Database } from '../../../engine/database/openDatabase';
import { notFound } from '../../../engine/problems';

/** Most of each on a page: the newest announcements, the resources by title. */
const most = 100;

const noticesRow = v.object({
  announcements: v.array(
    v.object({ hashcode: v.string(), title: v.string(), body: v.string(), published_at: v.string() }),
  ),
  resources: publicNoticesSchema.entries.resources,
});
const fileRow = v.object({ file: v.string() });

/** Notices that everyone can read of a tenant: published, public, and of each no more than a reader needs. */
export function createNoticeHandlers(database: Database, addressesOf: FileAddresses) {
  return {
    publicNotices: async ({ request }) => {
      const [row] = await database.forTenant(request.tenant).rows(noticesRow, {
        text: `SELECT
          (SELECT coalesce(jsonb_agg(a ORDER BY a.published_at DESC, a.hashcode), '[]') FROM (
            SELECT hashcode, title, body, published_at FROM announcements
            WHERE tenant = $1 AND is_public AND status = 'published'
            ORDER BY published_at DESC, hashcode LIMIT ${most}) a) AS announcements,
          (SELECT coalesce(jsonb_agg(r ORDER BY callboard_plain(r.title), r.hashcode), '[]') FROM (
            SELECT hashcode, title, summary, kind, category,
              CASE kind WHEN 'page' THEN body END AS body, CASE kind WHEN 'link' THEN link END AS link,
              CASE kind WHEN 'file' THEN jsonb_build_object('name', file->'name', 'size', file->'size') END AS file
            FROM resources WHERE tenant = $1 AND is_public AND status = 'published'
            ORDER BY title_plain, hashcode LIMIT ${most}) r) AS resources`,
        values: [request.tenant],
      });
      return row ?? { announcements: [], resources: [] };
    },

    publicNoticeFile: async ({ input: { resource }, request }) => {
      const { tenant } = request;
      const [row] = await database.forTenant(tenant).rows(fileRow, {
        text: `SELECT file->>'hashcode' AS file FROM resources
          WHERE tenant = $1 AND hashcode = $2 AND kind = 'file' AND is_public AND status = 'published'`,
        values: [tenant, resource],
      });
      const addresses = row ? await addressesOf(tenant, row.file) : null;
      if (!addresses) throw notFound();
      return { url: addresses.url };
    },
  } satisfies Partial<AllHandlers>;
}
