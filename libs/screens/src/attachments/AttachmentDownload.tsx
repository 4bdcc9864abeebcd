import { useAttachment } from '@callboard/api-client/attachments';
import { useRecordName } from '@callboard/app-state';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { buttonVariant, Spinner } from '@callboard/ui-kit/elements';
import { Page } from '@callboard/ui-kit/layout';
import { Link, useParams } from 'react-router';
import { DownloadStarted } from './DownloadStarted';
import { downloadMessages as words } from './downloadMessages';

/** Downloads the attachment in the URL: loading, then found or not found (clauses 2.9 to 2.12 and 4.13). */
export function Screen() {
  const { hashcode } = useParams<{ hashcode?: string }>();
  const { data, problem, isLoading, refetch } = useAttachment(hashcode);
  useRecordName(data?.qed_model.title || undefined);
  const home = (
    <Link to="/" {...buttonVariant({ variant: 'primary' })}>
      {words.backToHome}
    </Link>
  );
  if (!hashcode) {
    return (
      <Page width="text">
        <EmptyState title={words.missingHashcode} icon="link" isPage action={home} />
      </Page>
    );
  }
  // A URL that is not on the server counts as not found.
  if (problem?.kind === 'missing' || data?.qed_model.url === '') {
    return (
      <Page width="text">
        <EmptyState title={words.notFound} icon="search" isPage action={home}>
          {words.notFoundText}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page width="text">
      <QueryView
        query={{ value: data, problem, isLoading, retry: refetch }}
        loading={<Spinner size="large" label={words.loading} />}
      >
        {(attachment) => <DownloadStarted key={attachment.hashcode} attachment={attachment} />}
      </QueryView>
    </Page>
  );
}
