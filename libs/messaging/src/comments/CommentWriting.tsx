import { newUuid } from '@callboard/api-client';
import { actions, queries } from '@callboard/api-client/actions';
import type { CollectionName } from '@callboard/api-contract';
import { openDraft } from '@callboard/auth/drafts';
import { MessageComposer, type ComposedMessage } from '../composer/MessageComposer';
import { useActor } from '@callboard/records';
import { useRef, useState } from 'react';
import { commentMessages as words } from './commentMessages';

export interface CommentWritingProps {
  collection: CollectionName;
  record: string;
}

/** The field for the next comment on a record. What is not sent is stored in the browser. */
export function CommentWriting({ collection, record }: CommentWritingProps) {
  const [draft] = useState(() => openDraft(`comments/${collection}/${record}`));
  const { user } = useActor();
  const { data: people = [] } = queries.commentPeople.useQuery({ collection, record });
  const [add] = actions.addComment.useAction();
  const attempt = useRef({ body: '', comment: '' });

  async function send({ body, mentions }: ComposedMessage): Promise<boolean> {
    // A comment whose answer was lost is sent again as the same one, so that it is stored once.
    if (attempt.current.body !== body) attempt.current = { body, comment: newUuid() };
    const { comment } = attempt.current;
    const outcome = await add({ collection, record, comment, body, mentions: [...mentions] });
    if (outcome.ok) attempt.current = { body: '', comment: '' };
    return outcome.ok;
  }

  return (
    <MessageComposer
      label={words.yourComment}
      draft={draft}
      members={people
        .filter((person) => person.user !== user)
        .map(({ user: id, name, is_admin }) => ({ id, name, note: is_admin ? words.admin : words.staff }))}
      onSend={send}
    />
  );
}
