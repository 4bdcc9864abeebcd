import { RecordList } from '@callboard/records/list';
import { RecordProfile } from '@callboard/records/profile';
import { useHashcode } from '../useHashcode';
import { Conversation } from './Conversation';
import { conversationMessages as words } from './conversationMessages';
import { MuteButton } from './MuteButton';

/** A conversation with its messages and members. */
export function Screen() {
  const hashcode = useHashcode();
  const ofConversation = [{ field: 'conversation', operator: 'eq', value: hashcode }] as const;
  return (
    <RecordProfile
      collection="conversations"
      hashcode={hashcode}
      actions={(record) => <MuteButton key={record.hashcode} conversation={record.hashcode} />}
      leadingTabs={[
        {
          id: 'messages',
          label: words.messages,
          render: (record) => (
            <Conversation
              // Each conversation has a draft of its own.
              key={record.hashcode}
              hashcode={record.hashcode}
              isClosed={record['status'] === 'closed'}
            />
          ),
        },
      ]}
      tabs={[
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
