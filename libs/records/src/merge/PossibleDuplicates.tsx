import { queries } from '@callboard/api-client/actions';
import type { RecordBase } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { MergeableCollection } from '@callboard/api-contract/records';
import { Button } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { LazyMergeDialog } from './LazyMergeDialog';
import { mergeMessages } from './mergeMessages';
import styles from './merge.module.css';

export interface PossibleDuplicatesProps {
  collection: MergeableCollection;
  record: RecordBase;
}

/** Records that resemble this one, each with a way to compare and merge both. */
export function PossibleDuplicates({ collection, record: { hashcode } }: PossibleDuplicatesProps) {
  const { data } = queries.possibleDuplicates.useQuery({ collection, hashcode });
  const [compared, setCompared] = useState<string>();
  const navigate = useNavigate();
  const { page } = collectionNamed(collection);
  const pathOf = (other: string) => page.replace('{hashcode}', other);
  if (!data || data.records.length === 0) return null;
  return (
    <Card title={mergeMessages.duplicates}>
      <ul className={styles.duplicates}>
        {data.records.map(({ hashcode: other, title, reason }) => (
          <li key={other} className={styles.duplicate}>
            <span className={styles.value}>
              <Link to={pathOf(other)}>{title}</Link>{' '}
              <span className={styles.note}>
                {reason === 'email' ? mergeMessages.sameEmail : mergeMessages.sameName}
              </span>
            </span>
            <Button size="small" aria-label={mergeMessages.compare(title)} onClick={() => setCompared(other)}>
              {mergeMessages.mergeWith}
            </Button>
          </li>
        ))}
      </ul>
      {compared !== undefined && (
        <LazyMergeDialog
          collection={collection}
          first={hashcode}
          second={compared}
          onMerged={(kept) => void navigate(pathOf(kept))}
          onClose={() => setCompared(undefined)}
        />
      )}
    </Card>
  );
}
