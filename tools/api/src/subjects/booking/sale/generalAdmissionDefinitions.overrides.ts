import type { RecordOverride } from '../../../engine/records/createRecords';
import { createTransit } from '../../../engine/records/transitRecord';
import { writeVerbs } from '../../../engine/records/writeVerbs';
import { refuseUnready } from './readSaleReadiness';

/** A ticket without a seat opens once a stranger could buy it. */
export const generalAdmissionDefinitionsOverride: RecordOverride = (context, collection, verbs) => {
  const transit = createTransit(
    context,
    collection,
    async (transaction, { tenant }, hashcode, { to }, { performance }) => {
      if (to === 'on_sale')
        await refuseUnready(transaction, tenant, { performance: String(performance), hashcode });
      return {};
    },
  );
  return { ...verbs, ...writeVerbs(context, collection, { transit }) };
};
