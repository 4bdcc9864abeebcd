import { newUuid } from '@callboard/api-client';
import { useAppDispatch } from '@callboard/app-state';
import type { ComposedMessage } from '../composer/MessageComposer';
import type { MessageFile, OutgoingMessage, ThreadMessage } from '../message/ThreadMessage';
import {
  createOrQueue,
  removeEntry,
  retryEntry,
  useOutboxLane,
  type Creation,
  type OutboxEntry,
} from '@callboard/offline';
import { useRef, useState } from 'react';
import * as v from 'valibot';

/** Message to send, with its reply and files. */
export interface Sent extends ComposedMessage {
  reply: ThreadMessage | null;
  files: readonly MessageFile[];
}

interface Pending extends OutgoingMessage {
  creation: Creation;
  /** Its number, once the server has stored it. */
  number: number | null;
}

const storedSchema = v.object({ number: v.number() });

/**
 * Sends messages one after the other and shows each immediately. A failed one stays, and is sent again with the same idempotency key,
 * so that it is stored once. Without a network they wait in the outbox.
 *
 * @param stored How many messages of the conversation are loaded: those sent are shown until they are among them.
 */
export function useSending(conversation: string, stored: number) {
  const dispatch = useAppDispatch();
  const page = `/conversations/${conversation}`;
  const queued = useOutboxLane(page);
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const last = useRef<Promise<void>>(Promise.resolve());

  function change(key: string, values: Partial<Pending>) {
    setPending((all) => all.map((each) => (each.key === key ? { ...each, ...values } : each)));
  }

  const forget = (key: string) => setPending((all) => all.filter((each) => each.key !== key));

  async function deliver({ key, creation }: Pending): Promise<void> {
    const outcome = await dispatch(createOrQueue(creation, key));
    if (outcome.status === 'waiting') forget(key);
    else if (outcome.status === 'refused') change(key, { status: 'failed', reason: outcome.problem.message });
    else {
      const parsed = v.safeParse(storedSchema, outcome.record);
      change(key, { status: 'sent', number: parsed.success ? parsed.output.number : 0 });
    }
  }

  // Messages keep their order: each waits for the one before it.
  function enqueue(one: Pending) {
    last.current = last.current.then(() => deliver(one));
  }

  return {
    outgoing: [
      ...pending.filter(({ number }) => number === null || number > stored),
      ...queued.filter(({ key }) => pending.every((each) => each.key !== key)).map(toOutgoing),
    ],
    send({ body, mentions, reply, files }: Sent) {
      const draft = {
        conversation,
        body,
        mentions,
        attachments: files.map(({ hashcode }) => hashcode),
        ...(reply && { reply_to: reply.id }),
      };
      const one: Pending = {
        key: newUuid(),
        body,
        sentAt: new Date().toISOString(),
        reply,
        files,
        status: 'sending',
        creation: { collection: 'messages', draft, lane: page, text: body, textField: 'body', page },
        number: null,
      };
      setPending((all) => [...all.filter(({ number }) => number === null || number > stored), one]);
      enqueue(one);
    },
    retry(key: string) {
      const one = pending.find((each) => each.key === key);
      const entry = queued.find((each) => each.key === key);
      if (one) {
        change(key, { status: 'sending', reason: undefined });
        enqueue(one);
      } else if (entry) void retryEntry(entry);
    },
    discard(key: string) {
      forget(key);
      const entry = queued.find((each) => each.key === key);
      if (entry) void removeEntry(entry);
    },
  };
}

/** A message of the outbox: its reply and files are known to the server alone. */
function toOutgoing({ key, text, addedAt, problem }: OutboxEntry): OutgoingMessage {
  return {
    key,
    body: text,
    sentAt: new Date(addedAt).toISOString(),
    reply: null,
    files: [],
    status: problem === null ? 'waiting' : 'failed',
    reason: problem ?? undefined,
  };
}
