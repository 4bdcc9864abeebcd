import { tableOf } from '../../../engine/database/tableOf';
import type { NoteViews } from '../../../engine/personal-data/showsPersonal';

/** A page that is loaded again within this time is the same view. */
const pause = '15 minutes';
const minor = `date_of_birth > current_date - interval '18 years'`;

/**
 * Notes who saw contact data of these records: one statement for a page of them. Only minors are noted, and no one who views
 * themselves; of people without a date of birth, those who are in an entry with a school year are minors.
 */
export const noteViews: NoteViews = async (
  database,
  { tenant, user, individual },
  collection,
  hashcodes,
  deed,
) => {
  if (hashcodes.length === 0) return;
  const isOfEntries = collection.name === 'participants';
  const isNew = `NOT EXISTS (SELECT FROM personal_looks l WHERE l.tenant = $1 AND l.participant = p.hashcode
    AND l."user" = $2 AND l.deed = $4 AND l.at > now() - interval '${pause}')`;
  const seen = isOfEntries
    ? `SELECT p.tenant, $2::uuid, p.entry, p.hashcode, $4 FROM participants p
        WHERE p.tenant = $1 AND p.hashcode = ANY ($3::uuid[]) AND p.individual IS DISTINCT FROM $5::uuid AND p.${minor}`
    : `SELECT p.tenant, $2::uuid, NULL::uuid, p.hashcode, $4 FROM ${tableOf(collection)} p
        WHERE p.tenant = $1 AND p.hashcode = ANY ($3::uuid[]) AND p.hashcode IS DISTINCT FROM $5::uuid
          AND CASE WHEN p.date_of_birth IS NOT NULL THEN p.${minor} ELSE EXISTS (
            SELECT FROM participants m WHERE m.tenant = $1 AND m.individual = p.hashcode
              AND (m.year_level IS NOT NULL OR m.${minor})) END`;
  await database.forTenant(tenant).write({ actor: user }, (transaction) =>
    transaction.query({
      text: `INSERT INTO personal_looks (tenant, "user", entry, participant, deed)
        ${seen}${deed === 'looked' ? ` AND ${isNew}` : ''}`,
      values: [tenant, user, hashcodes, deed, individual],
    }),
  );
};
