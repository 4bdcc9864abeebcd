import { actions, queries } from '@callboard/api-client/actions';
import type { RecordOf } from '@callboard/api-contract';
import type { ListFilter } from '@callboard/api-contract/lists';
import { zoneName } from '@callboard/domain/calendar';
import { useZone } from '@callboard/records';
import { RecordList } from '@callboard/records/list';
import { SendButton } from '@callboard/records/screen';
import { formatInstant } from '@callboard/ui-kit/dates';
import { ProgressBar, QueryView } from '@callboard/ui-kit/display';
import { SegmentedControl } from '@callboard/ui-kit/inputs';
import { Banner } from '@callboard/ui-kit/layout';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { announcementMessages as words } from './announcementMessages';
import styles from './announcements.module.css';

/** Receivers of an announcement, and who has read it; the others can be reminded. */
export function Receipts({
  announcement: { hashcode, status },
}: {
  announcement: RecordOf<'announcements'>;
}) {
  const [view, setView] = useState<'unread' | 'all'>('unread');
  const { data, problem, isLoading, refetch } = queries.announcementReach.useQuery({
    announcement: hashcode,
  });
  const ofAnnouncement: readonly ListFilter[] = [{ field: 'announcement', operator: 'eq', value: hashcode }];
  const unread: ListFilter = { field: 'read_at', operator: 'isnull', value: 'true' };
  return (
    <div className={styles.receipts}>
      <QueryView query={{ value: data, problem, isLoading, retry: refetch }}>
        {({ read, receivers, added, next_reminder }) => (
          <>
            <div className={styles.bar}>
              <div className={styles.share}>
                <ProgressBar
                  label={words.share}
                  value={read}
                  max={receivers}
                  valueText={words.readBy(read, receivers)}
                />
              </div>
              {status === 'published' && read < receivers && (
                <RemindButton announcement={hashcode} next={next_reminder} />
              )}
            </div>
            {status === 'published' && added > 0 && (
              <Banner actions={<SendToAdded announcement={hashcode} count={added} />}>
                {words.addedText}
              </Banner>
            )}
          </>
        )}
      </QueryView>
      <div className={styles.view}>
        <SegmentedControl
          label={words.show}
          value={view}
          segments={[
            { value: 'unread', label: words.unread },
            { value: 'all', label: words.all },
          ]}
          onValueChange={setView}
        />
      </div>
      <RecordList
        key={view}
        collection="announcementReceivers"
        fixedFilters={view === 'unread' ? [...ofAnnouncement, unread] : ofAnnouncement}
        columns={view === 'unread' ? ['name'] : ['name', 'read_at']}
        isEmbedded
      />
    </div>
  );
}

function RemindButton({ announcement, next }: { announcement: string; next: string | null }) {
  const [remind, { isLoading }] = actions.remindUnread.useAction();
  const alerts = useAlerts();
  const zone = useZone();
  if (next !== null) {
    const time = `${formatInstant(next, zone)} ${zoneName(zone, next)}`;
    return <p className={styles.hint}>{words.nextReminder(time)}</p>;
  }
  async function send() {
    const outcome = await remind(announcement);
    if (outcome.ok) alerts.show({ kind: 'success', message: words.reminded });
  }
  return (
    <SendButton icon="bell" isBusy={isLoading} onSend={() => void send()}>
      {words.remind}
    </SendButton>
  );
}

function SendToAdded({ announcement, count }: { announcement: string; count: number }) {
  const [sendToAdded, { isLoading }] = actions.sendToAdded.useAction();
  const alerts = useAlerts();
  async function send() {
    const outcome = await sendToAdded(announcement);
    if (outcome.ok) alerts.show({ kind: 'success', message: words.sentToAdded });
  }
  return (
    <SendButton isBusy={isLoading} onSend={() => void send()}>
      {words.sendToAdded(count)}
    </SendButton>
  );
}
