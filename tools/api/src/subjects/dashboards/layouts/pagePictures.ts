import { pagePicture, parseWidget } from '@callboard/api-contract/dashboards';
import { widgetsOf, type LayoutContent } from '@callboard/api-contract/layouts';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Queries } from '../../../engine/database/TenantDatabase';
import { actionRefused } from '../../../engine/records/actionRefused';

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
