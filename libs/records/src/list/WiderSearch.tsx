import type { CollectionName } from '@callboard/api-contract';
import { recordHooksFor } from '@callboard/api-client/collections';
import type { ListQuery } from '@callboard/api-contract/lists';
import { EmptyState } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import type { ListFacts } from '../rows/listFacts';
import { filterMessages } from './filterMessages';

/** Records of a list beyond those that its page opens on. */
export interface Wider {
  by: 'seasons' | 'dates';
  query: ListQuery;
  onWiden: () => void;
}

export interface WiderSearchProps {
  collection: CollectionName;
  label: ListFacts['label'];
  wider: Wider;
  /** Where nothing is found there either. */
  otherwise: ReactNode;
}

/** Nothing is found in what a page opens on: offers what is found outside of it, with how many they are. */
export function WiderSearch({
  collection,
  label,
  wider: { by, query, onWiden },
  otherwise,
}: WiderSearchProps) {
  const { count, problem } = recordHooksFor(collection).useRows(query);
  if (count === undefined && !problem) return <Skeleton lines={12} />;
  if (!count) return otherwise;
  const text = query.search ? filterMessages.searchAll[by] : filterMessages.showAll[by];
  return (
    <EmptyState
      icon="search"
      title={messages.nothingFound(label.many)}
      action={<Button onClick={onWiden}>{text(count)}</Button>}
    />
  );
}
