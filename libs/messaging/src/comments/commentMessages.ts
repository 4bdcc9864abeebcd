import { defineMessages, translate } from '@callboard/language';

/** The texts of the comments on a record. */
export const commentMessages = defineMessages({
  list: 'Comments',
  empty: 'No comments yet',
  emptyText: 'Only staff see comments. Type @ to mention a colleague.',
  earlier: 'Show earlier comments',
  you: 'You',
  edited: 'Edited',
  deleted: 'Comment deleted',
  undo: 'Undo',
  ownActions: 'Change or delete your comment',
  actionsOf: (name: string) => translate('Actions for the comment of {name}', { name }),
  edit: 'Edit',
  remove: 'Delete',
  editing: 'Edit your comment',
  yourComment: 'Your comment',
  staff: 'Staff',
  admin: 'Admin',
  follow: 'Follow',
  unfollow: 'Unfollow',
  following: 'You will be notified of new comments and changes of status.',
  notFollowing: 'You will no longer be notified of this record.',
});
