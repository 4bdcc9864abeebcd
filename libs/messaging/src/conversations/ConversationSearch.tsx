import { messagesOf } from '@callboard/api-client/collections';
import { ThreadSearch } from '../search/ThreadSearch';
import { useZone } from '@callboard/records';
import { useDeferredValue, useState } from 'react';

export interface ConversationSearchProps {
  conversation: string;
  onOpen: (number: number) => void;
  onClose: () => void;
}

/** A search for fewer letters would find almost everything. */
const fewestLetters = 2;
const mostFound = 50;

/** Searches in the messages of a conversation. */
export function ConversationSearch({ conversation, onOpen, onClose }: ConversationSearchProps) {
  const zone = useZone();
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const isShort = search.length < fewestLetters;
  const { data, problem, isLoading, refetch } = messagesOf(conversation).useList(
    { search, ordering: ['-number'], pageSize: mostFound },
    { skip: isShort },
  );
  const value = data && {
    count: data.count,
    found: data.results.map(({ hashcode, number, author_name, body, created }) => ({
      id: hashcode,
      number,
      authorName: author_name,
      body,
      sentAt: created,
    })),
  };
  return (
    <ThreadSearch
      text={text}
      onTextChange={setText}
      query={isShort ? { isLoading: false } : { value, problem, isLoading, retry: refetch }}
      zone={zone}
      onOpen={onOpen}
      onClose={onClose}
    />
  );
}
