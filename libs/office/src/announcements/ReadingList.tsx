import { queries } from '@callboard/api-client/actions';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { Page, PageHeader, Stack } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { announcementMessages as words } from './announcementMessages';
import { AnnouncementLines } from './AnnouncementLines';

/** The announcements that the user received, newest first; what they have not read is marked. */
export function ReadingList() {
  const { data } = queries.ownAnnouncements.useQuery({});
  return (
    <Page width="text">
      <PageHeader title={words.title} subtitle={data && words.subtitle(data.unread)} />
      <PageOfList />
    </Page>
  );
}

/** Fifty announcements, and those behind them once they are requested. */
function PageOfList({ after }: { after?: string }) {
  const { data, problem, isLoading, refetch } = queries.ownAnnouncements.useQuery({ after });
  const [next, setNext] = useState<string>();
  return (
    <QueryView
      query={{ value: data, problem, isLoading, retry: refetch }}
      isEmpty={({ results }) => results.length === 0}
      empty={
        <EmptyState icon="bell" title={words.none}>
          {words.noneText}
        </EmptyState>
      }
    >
      {({ results, has_more }) => (
        <Stack>
          <AnnouncementLines announcements={results} />
          {next !== undefined && <PageOfList after={next} />}
          {has_more && next === undefined && (
            <Button onClick={() => setNext(results.at(-1)?.hashcode)}>{words.older}</Button>
          )}
        </Stack>
      )}
    </QueryView>
  );
}
