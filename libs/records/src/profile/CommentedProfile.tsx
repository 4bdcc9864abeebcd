import { queries } from '@callboard/api-client/actions';
import { recordHooksFor } from '@callboard/api-client/collections';
import { hasRole, type CollectionName } from '@callboard/api-contract';
import { commentRoles } from '@callboard/api-contract/messaging';
import { commentsTab } from '@callboard/api-contract/notifications';
import { use, type ComponentType } from 'react';
import { useActor } from '../actor/useActor';
import { CommentsContext, type CommentsProps } from './CommentsContext';
import { profileMessages as words } from './profileMessages';
import { RecordProfile, type ProfileTab, type RecordProfileProps } from './RecordProfile';

/** The page of one record, with its comments for those who can read them. */
export function CommentedProfile<N extends CollectionName>(props: RecordProfileProps<N>) {
  const { roles } = useActor();
  const Comments = use(CommentsContext);
  return Comments && hasRole(roles, commentRoles) ? (
    <WithComments {...props} Comments={Comments} />
  ) : (
    <RecordProfile {...props} />
  );
}

function WithComments<N extends CollectionName>({
  Comments,
  ...props
}: RecordProfileProps<N> & { Comments: ComponentType<CommentsProps> }) {
  const { collection, hashcode, tabs = [] } = props;
  // Only the count is needed until the tab is opened. The page itself shows that there is no such record.
  const { data: record } = recordHooksFor(collection).useGet(hashcode);
  const { data } = queries.comments.useQuery(
    { collection, record: hashcode, latest: '1' },
    { skip: !record },
  );
  const comments: ProfileTab<unknown> = {
    id: commentsTab,
    label: data && data.count > 0 ? words.commentsCount(data.count) : words.comments,
    render: () => <Comments key={hashcode} collection={collection} record={hashcode} />,
  };
  return <RecordProfile {...props} tabs={[...tabs, comments]} />;
}
