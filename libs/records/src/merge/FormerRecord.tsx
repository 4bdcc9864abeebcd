import { queries } from '@callboard/api-client/actions';
import { recordPath } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { MergeableCollection } from '@callboard/api-contract/records';
import { Skeleton } from '@callboard/ui-kit/elements';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';

export interface FormerRecordProps {
  collection: MergeableCollection;
  hashcode: string;
  /** Content where the record was not merged into another. */
  children: ReactNode;
}

/** Leads an old link to the record that the former one was merged into. */
export function FormerRecord({ collection, hashcode, children }: FormerRecordProps) {
  const { data, isLoading } = queries.mergedInto.useQuery({ collection, hashcode });
  if (isLoading) return <Skeleton lines={10} />;
  if (!data?.kept) return children;
  return <Navigate replace to={recordPath(collectionNamed(collection), { hashcode: data.kept })} />;
}
