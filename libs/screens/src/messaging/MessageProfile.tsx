import { collections } from '@callboard/api-client/collections';
import { Page, QueryView, Skeleton } from '@callboard/ui-kit';
import { Redirect } from 'wouter';
import { useHashcode } from '../useHashcode';

/** The address of a message leads to where it was said. */
export function Screen() {
  const { data, problem, isLoading, refetch } = collections.messages.useGet(useHashcode());
  return (
    <Page>
      <QueryView query={{ value: data, problem, isLoading, retry: refetch }} loading={<Skeleton lines={8} />}>
        {({ conversation }) => <Redirect to={`/conversations/${conversation.hashcode}`} replace />}
      </QueryView>
    </Page>
  );
}
