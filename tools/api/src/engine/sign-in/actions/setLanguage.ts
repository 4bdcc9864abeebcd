import type { UserHandler } from '../../tools/ActionTools';

/** Stores the language in which the user gets mails, and sees the app on a new device. */
export const setLanguage: UserHandler<'setLanguage'> = async (
  { database },
  { session: { tenant, user }, input: { language } },
) => {
  await database.forTenant(tenant).write({ actor: user }, (transaction) =>
    transaction.query({
      text: `UPDATE users SET language = $3
          WHERE tenant = $1 AND hashcode = $2 AND language IS DISTINCT FROM $3`,
      values: [tenant, user, language],
    }),
  );
  return {};
};
