import { queries } from '@callboard/api-client/actions';
import { collections } from '@callboard/api-client/collections';
import { isReference, type RecordOf } from '@callboard/api-contract';
import type { ConversationState } from '@callboard/api-contract/messaging';
import { useRecordName } from '@callboard/app-state';
import { useActor } from '@callboard/records';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Button, buttonVariant, Skeleton } from '@callboard/ui-kit/elements';
import { useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Conversation } from './Conversation';
import { ConversationMenu } from './ConversationMenu';
import { conversationMessages as words } from './conversationMessages';
import { ConversationSearch } from './ConversationSearch';
import { MuteButton } from './MuteButton';
import styles from './messaging.module.css';

export interface ConversationPaneProps {
  hashcode: string;
  /** The list is not visible: a button leads back to it. */
  hasBack: boolean;
}

/** One conversation: who is in it, its messages, and what can be done with it. */
export function ConversationPane({ hashcode, hasBack }: ConversationPaneProps) {
  const record = collections.conversations.useGet(hashcode);
  const state = queries.conversationState.useQuery({ conversation: hashcode });
  useRecordName(record.data?.qed_model.title);
  if (record.problem?.kind === 'missing') {
    return (
      <EmptyState
        icon="search"
        isPage
        title={words.missing}
        action={
          <Link to="/conversations" {...buttonVariant()}>
            {words.back}
          </Link>
        }
      >
        {words.missingText}
      </EmptyState>
    );
  }
  const value = record.data && state.data && { conversation: record.data, state: state.data };
  return (
    <section className={styles.pane}>
      <QueryView
        query={{
          value,
          problem: record.problem ?? state.problem,
          isLoading: record.isLoading || state.isLoading,
          retry: () => {
            record.refetch();
            state.refetch();
          },
        }}
        loading={<Skeleton lines={10} />}
      >
        {(loaded) => <Loaded {...loaded} hasBack={hasBack} />}
      </QueryView>
    </section>
  );
}

interface LoadedProps {
  conversation: RecordOf<'conversations'>;
  state: ConversationState;
  hasBack: boolean;
}

function Loaded({ conversation, state, hasBack }: LoadedProps) {
  const { hashcode, subject, last_number } = conversation;
  const navigate = useNavigate();
  const [isSearching, setSearching] = useState(false);
  const [target, setTarget] = useTarget();
  return (
    <>
      <header className={styles.head}>
        {hasBack && (
          <Button
            variant="quiet"
            shape="square"
            icon="back"
            aria-label={words.back}
            onClick={() => void navigate('/conversations')}
          />
        )}
        <div className={styles.headText}>
          <h1 className={styles.subject}>{subject}</h1>
          <MemberNames conversation={conversation} state={state} />
        </div>
        <div className={styles.tools}>
          <Button
            variant="quiet"
            shape="square"
            icon="search"
            aria-label={words.search}
            aria-expanded={isSearching}
            onClick={() => setSearching(!isSearching)}
          />
          <MuteButton conversation={hashcode} />
          <ConversationMenu conversation={hashcode} isLocked={state.is_locked} />
        </div>
      </header>
      {isSearching && (
        <ConversationSearch
          conversation={hashcode}
          onOpen={(number) => setTarget({ number })}
          onClose={() => setSearching(false)}
        />
      )}
      <Conversation hashcode={hashcode} state={state} lastNumber={last_number ?? 0} target={target} />
    </>
  );
}

/** Subject and members of a conversation; two people of one name with their notes. */
function MemberNames({ conversation: { event }, state: { members } }: Omit<LoadedProps, 'hasBack'>) {
  const { user } = useActor();
  const names = members
    .filter((member) => member.user !== user)
    .map(({ name, note }) =>
      members.filter((member) => member.name === name).length > 1 ? `${name} (${note})` : name,
    );
  const parts = [...(isReference(event) ? [event.title] : []), names.join(', ')];
  const text = parts.filter((part) => part !== '').join(' · ');
  return (
    <p className={styles.members} title={text}>
      {text}
    </p>
  );
}

/** The message to go to: the one in the URL, until the user selects another one. */
function useTarget() {
  const [params] = useSearchParams();
  const wanted = Number(params.get('message'));
  const inUrl = useMemo(
    () => (Number.isSafeInteger(wanted) && wanted > 0 ? { number: wanted } : null),
    [wanted],
  );
  const [selected, setSelected] = useState<{ number: number } | null>(null);
  return [selected ?? inUrl, setSelected] as const;
}
