import { queries } from '@callboard/api-client/actions';
import { collections } from '@callboard/api-client/collections';
import { useRecordName } from '@callboard/app-state';
import { useZone } from '@callboard/records';
import { formatInstantDay } from '@callboard/ui-kit/dates';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { buttonVariant, Skeleton } from '@callboard/ui-kit/elements';
import { Banner, Page, PageHeader } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { Link } from 'react-router';
import { ResourceContent } from './ResourceContent';
import { resourceMessages as words } from './resourceMessages';

/** A resource to read, in its newest version. */
export function ResourcePage({ hashcode }: { hashcode: string }) {
  const { data, problem, isLoading, refetch } = collections.resources.useGet(hashcode);
  const own = queries.ownResources.useQuery({}).data?.results.find((each) => each.hashcode === hashcode);
  const zone = useZone();
  useRecordName(data?.qed_model.title);
  const back = (
    <Link to="/resources" {...buttonVariant()}>
      {words.back}
    </Link>
  );
  // Opening it marks it as seen at once: what is new, also while the page is open, stays said.
  const [seen, setSeen] = useState<number>();
  if (own && seen === undefined) setSeen(own.opened_version ?? own.version_number);
  if (problem?.kind === 'missing') {
    return (
      <Page>
        <EmptyState title={words.missing} icon="clip" isPage action={back}>
          {words.missingText}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page width="text">
      <QueryView
        query={{ value: data, problem, isLoading, retry: refetch }}
        loading={<Skeleton lines={10} />}
      >
        {(resource) => (
          <>
            <PageHeader title={resource.title} subtitle={resource.summary ?? undefined} actions={back} />
            {seen !== undefined && seen < resource.version_number && resource.changed_at !== null && (
              <Banner>
                {words.newVersion(formatInstantDay(resource.changed_at, zone))}
                {resource.version_note !== null && <>: {resource.version_note}</>}
              </Banner>
            )}
            <ResourceContent resource={resource} />
          </>
        )}
      </QueryView>
    </Page>
  );
}
