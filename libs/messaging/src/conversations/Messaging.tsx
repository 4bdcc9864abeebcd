import { EmptyState } from '@callboard/ui-kit/display';
import { useMediaQuery } from '@callboard/ui-kit/layout';
import { useParams } from 'react-router';
import { ConversationPane } from './ConversationPane';
import { ConversationsPane } from './ConversationsPane';
import { conversationMessages as words } from './conversationMessages';
import styles from './messaging.module.css';

/**
 * The user's conversations and, aside, the one in the URL (clause 2.21). Where there is no room for both, one after the other: the list
 * without a conversation in the URL, else the conversation.
 */
export function Screen() {
  const { hashcode } = useParams();
  const isNarrow = useMediaQuery('(width < 64rem)');
  const hasList = !isNarrow || hashcode === undefined;
  return (
    <div className={styles.root}>
      {hasList && <ConversationsPane current={hashcode} isPage={hashcode === undefined} />}
      {hashcode !== undefined && <ConversationPane key={hashcode} hashcode={hashcode} hasBack={isNarrow} />}
      {hashcode === undefined && !isNarrow && (
        <div className={styles.nothing}>
          <EmptyState icon="mail" title={words.select}>
            {words.selectText}
          </EmptyState>
        </div>
      )}
    </div>
  );
}
