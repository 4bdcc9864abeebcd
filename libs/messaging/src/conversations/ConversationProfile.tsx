import { RecordList } from '@callboard/records/list';
import { RecordProfile } from '@callboard/records/profile';
import { buttonVariant } from '@callboard/ui-kit/elements';
import { Link } from 'react-router';
import { useHashcode } from '@callboard/records/screen';
import { conversationMessages as words } from './conversationMessages';
import { MuteButton } from './MuteButton';

/** The people, details and history of a conversation, and its status. */
export function Screen() {
  const hashcode = useHashcode();
  const ofConversation = [{ field: 'conversation', operator: 'eq', value: hashcode }] as const;
  return (
    <RecordProfile
      collection="conversations"
      hashcode={hashcode}
      actions={(record) => (
        <>
          <Link to={`/conversations/${record.hashcode}`} {...buttonVariant()}>
            {words.openMessages}
          </Link>
          <MuteButton key={record.hashcode} conversation={record.hashcode} />
        </>
      )}
      leadingTabs={[
        {
          id: 'people',
          label: words.people,
          render: () => (
            <RecordList
              collection="conversationMembers"
              fixedFilters={ofConversation}
              columns={['name']}
              isEmbedded
            />
          ),
        },
      ]}
    />
  );
}
