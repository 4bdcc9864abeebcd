import { useAttachments } from '@callboard/api-client/attachments';
import { collections } from '@callboard/api-client/collections';
import { useRecordName } from '@callboard/app-state';
import type { RecordOf } from '@callboard/api-contract';
import { announcements } from '@callboard/api-contract/messaging';
import { FieldValue, useZone } from '@callboard/records';
import { DateTimeText } from '@callboard/ui-kit/dates';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { buttonVariant, Skeleton } from '@callboard/ui-kit/elements';
import { Card, Page, PageHeader } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import { FilesOfRecord } from '@callboard/records/files';
import { announcementMessages as words } from './announcementMessages';

/** An announcement to read, with its files. */
export function AnnouncementPage({ hashcode }: { hashcode: string }) {
  const { data, problem, isLoading, refetch } = collections.announcements.useGet(hashcode);
  const zone = useZone();
  useRecordName(data?.qed_model.title);
  const back = (
    <Link to="/announcements" {...buttonVariant()}>
      {words.back}
    </Link>
  );
  if (problem?.kind === 'missing') {
    return (
      <Page>
        <EmptyState title={words.missing} icon="bell" isPage action={back}>
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
        {(announcement) => (
          <>
            <PageHeader
              title={announcement.qed_model.title}
              subtitle={<DateTimeText value={String(announcement['published_at'])} />}
              actions={back}
            />
            <Card>
              <FieldValue field={announcements.fields.body} value={announcement['body']} zone={zone} />
            </Card>
            <Files record={announcement} />
          </>
        )}
      </QueryView>
    </Page>
  );
}

/** Its files, where it has any. */
function Files({ record }: { record: RecordOf<'announcements'> }) {
  const { data } = useAttachments(`${announcements.model}.${record.hashcode}`);
  return data?.results.length ? <FilesOfRecord collection="announcements" record={record} /> : null;
}
