import { queries } from '@callboard/api-client/actions';
import { commentLimits } from '@callboard/api-contract/messaging';
import { useIsViewing } from '@callboard/auth';
import type { CommentsProps } from '@callboard/records/profile';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { useState } from 'react';
import { CommentItem } from './CommentItem';
import { commentMessages as words } from './commentMessages';
import styles from './comments.module.css';
import { CommentWriting } from './CommentWriting';
import { FollowButton } from './FollowButton';

/** Comments of staff on a record, oldest first, and a field for the next one. */
export function RecordComments({ collection, record }: CommentsProps) {
  const [latest, setLatest] = useState<number>(commentLimits.latest);
  const { data, problem, isLoading, refetch } = queries.comments.useQuery({
    collection,
    record,
    ...(latest > commentLimits.latest && { latest: String(latest) }),
  });
  const isViewing = useIsViewing();
  return (
    <section className={styles.root} aria-label={words.list}>
      <QueryView
        query={{ value: data, problem, isLoading, retry: refetch }}
        loading={<Skeleton lines={6} />}
        isEmpty={({ results }) => results.length === 0}
        empty={
          <EmptyState icon="mail" title={words.empty}>
            {words.emptyText}
          </EmptyState>
        }
      >
        {({ results, has_more }) => (
          <>
            {has_more && (
              <Button
                onClick={() => setLatest(Math.min(latest + commentLimits.latest, commentLimits.maxPerRecord))}
              >
                {words.earlier}
              </Button>
            )}
            <ol className={styles.list}>
              {results.map((comment) => (
                <CommentItem key={comment.hashcode} comment={comment} />
              ))}
            </ol>
          </>
        )}
      </QueryView>
      {!isViewing && !problem && (
        <>
          <CommentWriting collection={collection} record={record} />
          {data && <FollowButton collection={collection} record={record} isFollowing={data.is_following} />}
        </>
      )}
    </section>
  );
}
