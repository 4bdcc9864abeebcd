import * as v from 'valibot';
import { removeFiles } from '../../engine/attachments/attachmentRows';
import type { EraseCopies } from '../../engine/personal-data/personCopies';

/** The files that the own answers of a person name. */
export const eraseAnswerFiles: EraseCopies = async (transaction, { tenant, about }) => {
  const named = await transaction.rows(v.object({ hashcode: v.string() }), {
    text: `SELECT DISTINCT found[1] AS hashcode
      FROM form_instances f, regexp_matches(f.answers::text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') AS found
      WHERE f.tenant = $1 AND f.hashcode = ANY ($2::uuid[])`,
    values: [tenant, about.get('formInstances') ?? []],
  });
  await removeFiles(transaction, tenant, 'hashcode = ANY ($2::uuid[])', [
    named.map(({ hashcode }) => hashcode),
  ]);
};
