import { collectionNamed } from '@callboard/api-contract/collections';
import { zoneName } from '@callboard/domain/calendar';
import { canEver, useActor, useZone } from '@callboard/records';
import { useLabel } from '@callboard/tenant';
import { formatInstant } from '@callboard/ui-kit/dates';
import { Button } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { Suspense, use, useState } from 'react';
import { Link } from 'react-router';
import { NewConversationContext } from '@callboard/records/profile';
import { recordHref } from '@callboard/records/screen';
import styles from './dossier.module.css';
import { dossierMessages as words } from './dossierMessages';
import { LastMessage } from './LastMessage';
import type { SectionProps } from './SectionProps';

/** The conversations about the event with people of an entry, and a new one. */
export function MessagesSection({ entry, dossier }: SectionProps) {
  const { event, conversations, contact_user: contact } = dossier;
  const label = useLabel('entries');
  const zone = useZone();
  const NewConversation = use(NewConversationContext);
  const canWrite = canEver(collectionNamed('conversations'), 'create', useActor());
  const [isWriting, setWriting] = useState(false);
  if (conversations.length === 0 && !canWrite) return null;
  return (
    <Card
      title={words.messages}
      actions={
        canWrite &&
        NewConversation && (
          <Button size="small" icon="plus" onClick={() => setWriting(true)}>
            {words.write}
          </Button>
        )
      }
    >
      {conversations.length === 0 ? (
        <p className={styles.note}>{event ? words.noMessagesAbout(event.title, label) : words.noMessages}</p>
      ) : (
        <ul className={styles.list} role="list">
          {conversations.map(({ hashcode, subject, status, last_message_at: at }) => (
            <li key={hashcode} className={styles.what}>
              <Link to={recordHref('conversations', hashcode)}>{subject}</Link>
              <span className={styles.note}>
                {[
                  at !== null && `${formatInstant(at, zone)} ${zoneName(zone, at)}`,
                  status === 'closed' && words.conversationClosed,
                ]
                  .filter((part) => part !== false)
                  .join(' · ')}
              </span>
              <LastMessage key={hashcode} conversation={hashcode} />
            </li>
          ))}
        </ul>
      )}
      {isWriting && NewConversation && (
        <Suspense>
          <NewConversation
            about={{
              subject: entry.qed_model.title,
              event: event && { ...event, model: collectionNamed('events').model },
              members: contact ? [contact] : [],
            }}
            onClose={() => setWriting(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}
