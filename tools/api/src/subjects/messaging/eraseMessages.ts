import { eraseNamesIn, removeOfUsers, type EraseCopies } from '../../engine/personal-data/personCopies';

/** The name of a person in the messages of others and in reports. */
export const eraseMessages: EraseCopies = async (transaction, erased) => {
  await removeOfUsers(transaction, erased, ['muted_conversations']);
  const mentioned = await eraseNamesIn(transaction, erased, {
    table: 'messages',
    columns: ['body'],
    where: `hashcode IN (SELECT message FROM message_mentions m WHERE m.tenant = $1 AND m."user" = ANY ($2::uuid[]))`,
  });
  if (mentioned.length > 0)
    await transaction.query({
      text: `SELECT callboard_erase_names_in_history('messages', $1, 'hashcode', '{}', $2, $3)`,
      values: [mentioned, erased.names, erased.pseudonym],
    });
  await eraseNamesIn(transaction, erased, {
    table: 'message_reports',
    columns: ['reason', 'body'],
    where: `reporter = ANY ($2::uuid[]) OR message IN (SELECT hashcode FROM messages m WHERE m.tenant = $1 AND m.author = ANY ($2::uuid[]))`,
  });
};
