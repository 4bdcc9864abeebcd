import { queries } from '@callboard/api-client/actions';
import { collectionNamed } from '@callboard/api-contract/collections';
import { NewConversationContext, type NewConversationProps } from '@callboard/records/profile';
import { Button } from '@callboard/ui-kit/elements';
import { Suspense, use, useState, type ComponentType } from 'react';
import { eligibilityMessages as words } from './eligibilityMessages';

/** As many of the office as a question goes to. */
const mostReceivers = 5;

export interface AskOfficeProps {
  /** The title of the entry that it is about. */
  subject: string;
  event: { hashcode: string; title: string } | null;
}

/** Starts a conversation with the office about an entry, for what the user cannot change themselves. */
export function AskOffice(about: AskOfficeProps) {
  const [isWriting, setWriting] = useState(false);
  const NewConversation = use(NewConversationContext);
  if (!NewConversation) return null;
  return (
    <>
      <Button size="small" icon="mail" onClick={() => setWriting(true)}>
        {words.askOffice}
      </Button>
      {isWriting && (
        <Question {...about} NewConversation={NewConversation} onClose={() => setWriting(false)} />
      )}
    </>
  );
}

type QuestionProps = AskOfficeProps & {
  NewConversation: ComponentType<NewConversationProps>;
  onClose: () => void;
};

function Question({ subject, event, NewConversation, onClose }: QuestionProps) {
  const { data, isLoading } = queries.messageRecipients.useQuery({});
  if (isLoading) return null;
  const office = (data?.results ?? []).filter((each) => each.is_staff).slice(0, mostReceivers);
  return (
    <Suspense>
      <NewConversation
        about={{
          subject,
          event: event && { ...event, model: collectionNamed('events').model },
          members: office.map(({ user, name }) => ({ hashcode: user, title: name })),
        }}
        onClose={onClose}
      />
    </Suspense>
  );
}
