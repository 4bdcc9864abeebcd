import {
  eraseNamesIn,
  removeOfRecords,
  removeOfUsers,
  type EraseCopies,
} from '../../engine/personal-data/personCopies';

/** Comments and followers of the records about a person, and what they wrote and followed elsewhere. */
export const eraseComments: EraseCopies = async (transaction, erased) => {
  await removeOfRecords(transaction, erased, 'comments');
  await removeOfRecords(transaction, erased, 'record_followers');
  await removeOfUsers(transaction, erased, ['record_followers']);
  const { tenant, users, pseudonym } = erased;
  await transaction.query({
    text: 'UPDATE comments SET author_name = $3 WHERE tenant = $1 AND author = ANY ($2::uuid[])',
    values: [tenant, users, pseudonym],
  });
  await eraseNamesIn(transaction, erased, {
    table: 'comments',
    columns: ['body'],
    where: `author = ANY ($2::uuid[]) OR hashcode IN (SELECT comment FROM comment_mentions m WHERE m.tenant = $1 AND m."user" = ANY ($2::uuid[]))`,
  });
};
