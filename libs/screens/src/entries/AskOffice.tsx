import { queries } from '@callboard/api-client/actions';
import { collectionNamed } from '@callboard/api-contract/collections';
import { Button } from '@callboard/ui-kit/elements';
import { lazy, Suspense, useState } from 'react';
import { eligibilityMessages as words } from './eligibilityMessages';

const NewConversation = lazy(async () => ({
  default: (await import('@callboard/messaging/new-conversation')).NewConversation,
}));

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
  return (
    <>
      <Button size="small" icon="mail" onClick={() => setWriting(true)}>
        {words.askOffice}
      </Button>
      {isWriting && <Question {...about} onClose={() => setWriting(false)} />}
    </>
  );
}

function Question({ subject, event, onClose }: AskOfficeProps & { onClose: () => void }) {
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
