import * as v from 'valibot';
import type { People } from '../../engine/ports/people';
import { step } from '../../engine/records/step';

const madeRow = v.object({ hashcode: v.string() });
const nameRow = v.object({ name: v.string() });

/** How people and schools come in with the accounts that they get. */
export const incomers: People = {
  add: async (transaction, tenant, { first_name, last_name, email, phone }) => {
    const [made] = await transaction.rows(madeRow, {
      text: `INSERT INTO individuals (tenant, first_name, last_name, email, phone) VALUES ($1, $2, $3, $4, $5)
        RETURNING hashcode`,
      values: [tenant, first_name, last_name, email, phone],
    });
    if (!made) throw new Error('The person was not stored.');
    return made.hashcode;
  },
  addToSchool: async (transaction, tenant, school, { first_name, last_name, email, phone }) => {
    const [person] = await transaction.rows(madeRow, {
      // A person of the school whom staff entered before, with the email that is proven now, is the same one.
      text: `WITH known AS (
          SELECT i.hashcode FROM individuals i
          WHERE i.tenant = $1 AND i.organisation = $2 AND lower(i.email) = lower($3)
            AND lower(i.first_name) = lower($4) AND lower(i.last_name) = lower($5)
            AND NOT EXISTS (SELECT FROM users u WHERE u.tenant = i.tenant AND u.individual = i.hashcode)
          ORDER BY i.created LIMIT 1),
        made AS (
          INSERT INTO individuals (tenant, organisation, email, first_name, last_name, phone)
          SELECT $1, $2, $3, $4, $5, $6 WHERE NOT EXISTS (SELECT FROM known) RETURNING hashcode)
        SELECT hashcode FROM known UNION ALL SELECT hashcode FROM made`,
      values: [tenant, school, email, first_name, last_name, phone],
    });
    if (!person) throw new Error('The person was not stored.');
    return person.hashcode;
  },
  addSchool: async (transaction, tenant, name, refuse) => {
    const [same] = await transaction.rows(nameRow, {
      text: `SELECT name FROM organization_structures
        WHERE tenant = $1 AND kind IN ('school', 'club') AND callboard_plain(name) = callboard_plain($2) LIMIT 1`,
      values: [tenant, name],
    });
    if (same) throw refuse(same.name);
    const [school] = await transaction.rows(madeRow, {
      text: `INSERT INTO organization_structures (tenant, name, kind, is_company, status)
        VALUES ($1, $2, 'school', true, 'onboarded') RETURNING hashcode`,
      values: [tenant, name],
    });
    if (!school) throw new Error('The school was not stored.');
    return school.hashcode;
  },
  onboardSchool: async (transaction, tenant, school) => {
    const onboarded = step('organizationStructures', 'onboard');
    await transaction.query({
      text: `UPDATE organization_structures SET ${onboarded.set} WHERE tenant = $1 AND hashcode = $2 AND ${onboarded.when}`,
      values: [tenant, school],
    });
  },
};
