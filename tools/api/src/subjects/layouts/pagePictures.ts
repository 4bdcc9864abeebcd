import { pagePicture, parseWidget, widgetsOf, type LayoutContent } from '@callboard/api-contract/layouts';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Queries } from '../../engine/database/TenantDatabase';
import { actionRefused } from '../../engine/records/actionRefused';
import type { TenantActor } from '../../engine/records/actor';
import { publishedSql } from './publishedSql';

const fileRow = v.object({ hashcode: v.string() });

/** Refuses a page with a picture that was not uploaded as one of a page: publishing it would open another file to its readers. */
export async function assertPictures(
  database: Pick<Queries, 'rows'>,
  tenant: string,
  content: LayoutContent,
): Promise<void> {
  const widgets = widgetsOf(content).flatMap((widget) => {
    const picture = parseWidget(widget)?.picture;
    return picture ? [{ name: widget.name, hashcode: picture.hashcode }] : [];
  });
  if (widgets.length > 0) await assertKnown(database, tenant, widgets);
}

/** The same for one widget. */
export function assertPicture(
  database: Pick<Queries, 'rows'>,
  tenant: string,
  name: string,
  hashcode: string,
): Promise<void> {
  return assertKnown(database, tenant, [{ name, hashcode }]);
}

async function assertKnown(
  database: Pick<Queries, 'rows'>,
  tenant: string,
  widgets: readonly { name: string; hashcode: string }[],
): Promise<void> {
  const found = await database.rows(fileRow, {
    text: `SELECT hashcode FROM attachments WHERE tenant = $1 AND hashcode = ANY ($2::uuid[])
      AND "group" = $3 AND has_pictures AND parent IS NULL`,
    values: [tenant, widgets.map(({ hashcode }) => hashcode), pagePicture],
  });
  const known = new Set(found.map(({ hashcode }) => hashcode));
  const strange = widgets.find(({ hashcode }) => !known.has(hashcode));
  if (strange) throw actionRefused(sentences.pictureUnknown({ name: strange.name }));
}

/** Whether a file is a picture of a page that is published for the reader. */
export async function isOnPage(
  database: Pick<Queries, 'rows'>,
  { tenant, roles }: Pick<TenantActor, 'tenant' | 'roles'>,
  { hashcode, group }: { hashcode: string; group: string | null },
): Promise<boolean> {
  if (group !== pagePicture) return false;
  const found = await database.rows(v.object({ slug: v.string() }), {
    text: `SELECT p.slug FROM (${publishedSql}) p WHERE jsonb_path_exists(p.content,
        '$.pages[*].rows[*].cells[*].widgets[*].settings.picture.hashcode ? (@ == $picture)',
        jsonb_build_object('picture', $3::text)) LIMIT 1`,
    values: [tenant, roles, hashcode],
  });
  return found.length > 0;
}
