import { sentences } from '@callboard/api-contract/sentences';
import { isWidgetKind } from '@callboard/api-contract/layouts';
import type { Body } from '@callboard/api-contract';
import { invalid } from '../../../engine/problems';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import type { TenantActor } from '../../../engine/records/actor';
import { createInsertInTransaction } from '../../../engine/records/createRecord';
import type { RecordOverride } from '../../../engine/records/createRecords';
import { createPatchInTransaction } from '../../../engine/records/patchRecord';
import { writeVerbs } from '../../../engine/records/writeVerbs';
import { cleanSettings } from './cleanContent';
import { assertPicture } from './pagePictures';

/** Widgets are records, but for this: their settings fit their kind. */
export const widgetsOverride: RecordOverride = (context, collection, verbs) => {
  const insert = createInsertInTransaction(context, collection, {
    complete: fitting,
  });
  const patch = createPatchInTransaction(context, collection, fitting);
  return { ...verbs, ...writeVerbs(context, collection, { insert, patch }) };
};

async function fitting(
  transaction: Transaction,
  actor: TenantActor,
  { kind, name, settings }: Readonly<Record<string, unknown>>,
): Promise<Body> {
  if (settings === undefined || settings === null) return {};
  const fits = isWidgetKind(kind) ? cleanSettings(kind, settings, actor) : null;
  if (!fits) throw invalid({ settings: [sentences.widgetWrong({ name: String(name) })] });
  if (fits.picture) await assertPicture(transaction, actor.tenant, String(name), fits.picture.hashcode);
  return { settings: { ...fits } };
}
