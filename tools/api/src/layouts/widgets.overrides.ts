import { sentences } from '@callboard/api-contract/sentences';
import { isWidgetKind } from '@callboard/api-contract/layouts';
import type { Body } from '@callboard/api-contract';
import { invalid } from '../problems';
import type { TenantActor } from '../records/actor';
import { createInsertInTransaction } from '../records/createRecord';
import type { RecordOverride } from '../records/createRecords';
import { createPatchInTransaction } from '../records/patchRecord';
import { writeVerbs } from '../records/writeVerbs';
import { cleanSettings } from './cleanContent';

/** Widgets are records, but for this: their settings fit their kind. */
export const widgetsOverride: RecordOverride = (context, collection, verbs) => {
  const insert = createInsertInTransaction(context, collection, {
    complete: (_transaction, actor, given) => Promise.resolve(fitting(actor, given)),
  });
  const patch = createPatchInTransaction(context, collection, (_transaction, actor, merged) =>
    Promise.resolve(fitting(actor, merged)),
  );
  return { ...verbs, ...writeVerbs(context, collection, { insert, patch }) };
};

function fitting({ tenant }: TenantActor, { kind, name, settings }: Readonly<Record<string, unknown>>): Body {
  if (settings === undefined || settings === null) return {};
  const fits = isWidgetKind(kind) ? cleanSettings(kind, settings, tenant) : null;
  if (!fits) throw invalid({ settings: [sentences.widgetWrong({ name: String(name) })] });
  return { settings: fits };
}
