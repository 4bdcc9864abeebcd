import { collections } from '@callboard/api-client/collections';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Page } from '@callboard/ui-kit/layout';
import { Navigate } from 'react-router';
import { useHashcode } from '@callboard/records/screen';

/** Redirects the URL of a message to its place in its conversation. */
export function Screen() {
  const { data, problem, isLoading, refetch } = collections.messages.useGet(useHashcode());
  return (
    <Page>
      <QueryView query={{ value: data, problem, isLoading, retry: refetch }} loading={<Skeleton lines={8} />}>
        {({ conversation, number }) => (
          <Navigate to={`/conversations/${conversation.hashcode}?message=${number}`} replace />
        )}
      </QueryView>
    </Page>
  );
}
