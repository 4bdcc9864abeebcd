import { queries } from '@callboard/api-client/actions';
import { recordHooksFor } from '@callboard/api-client/collections';
import { commentRoles, commentsTab, hasRole } from '@callboard/api-contract';
import { useActor } from '@callboard/records';
import { RecordProfile, type ProfileTab, type RecordProfileProps } from '@callboard/records/profile';
import { lazy } from 'react';
import { commentMessages as words } from './commentMessages';

// Lazy: it has the field for a message.
const RecordComments = lazy(async () => ({ default: (await import('./RecordComments')).RecordComments }));

/** The page of one record, with its comments for those who can read them. */
export function CommentedProfile(props: RecordProfileProps) {
  const { roles } = useActor();
  return hasRole(roles, commentRoles) ? <WithComments {...props} /> : <RecordProfile {...props} />;
}

function WithComments(props: RecordProfileProps) {
  const { collection, hashcode, tabs = [] } = props;
  // Only the count is needed until the tab is opened. The page itself shows that there is no such record.
  const { data: record } = recordHooksFor(collection).useGet(hashcode);
  const { data } = queries.comments.useQuery(
    { collection, record: hashcode, latest: '1' },
    { skip: !record },
  );
  const comments: ProfileTab = {
    id: commentsTab,
    label: data && data.count > 0 ? words.tabCount(data.count) : words.tab,
    render: () => <RecordComments key={hashcode} collection={collection} record={hashcode} />,
  };
  return <RecordProfile {...props} tabs={[...tabs, comments]} />;
}
