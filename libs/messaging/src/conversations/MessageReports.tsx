import { actions, queries } from '@callboard/api-client/actions';
import type { MessageReport } from '@callboard/api-contract/messaging';
import { useZone } from '@callboard/records';
import { DateTimeText } from '@callboard/ui-kit/dates';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Button, buttonVariant, Skeleton } from '@callboard/ui-kit/elements';
import { SegmentedControl } from '@callboard/ui-kit/inputs';
import { Card, Page, PageHeader, Stack } from '@callboard/ui-kit/layout';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { Link } from 'react-router';
import { conversationMessages as words } from './conversationMessages';
import styles from './messaging.module.css';

/** The messages that members have reported, for staff. */
export function Screen() {
  const [isOpenOnly, setOpenOnly] = useState(true);
  const { data, problem, isLoading, refetch } = queries.messageReports.useQuery(
    isOpenOnly ? { open: 'true' } : {},
  );
  return (
    <Page width="text">
      <PageHeader
        title={words.reports}
        actions={
          <SegmentedControl
            label={words.showReports}
            value={isOpenOnly ? 'open' : 'all'}
            segments={[
              { value: 'open', label: words.openReports },
              { value: 'all', label: words.allReports },
            ]}
            onValueChange={(value) => setOpenOnly(value === 'open')}
          />
        }
      />
      <QueryView
        query={{ value: data, problem, isLoading, retry: refetch }}
        loading={<Skeleton lines={8} />}
        isEmpty={(reports) => reports.length === 0}
        empty={
          <EmptyState icon="check" title={words.noReports}>
            {words.noReportsText}
          </EmptyState>
        }
      >
        {(reports) => (
          <Stack>
            {reports.map((report) => (
              <Report key={report.report} report={report} />
            ))}
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}

function Report({ report }: { report: MessageReport }) {
  const zone = useZone();
  const alerts = useAlerts();
  const [resolve, { isLoading }] = actions.resolveReport.useAction();
  const { subject, conversation, number, author_name, body, reason, reporter_name, at, resolved } = report;

  async function change(isResolved: boolean) {
    const outcome = await resolve({ report: report.report, is_resolved: isResolved });
    if (!outcome.ok) return;
    const undo = { label: words.undo, onAct: () => void change(!isResolved) };
    alerts.show({
      kind: 'success',
      message: isResolved ? words.resolved : words.reopened,
      action: undo,
    });
  }

  return (
    <Card title={subject}>
      <div className={styles.report}>
        <p>
          {words.reportedBy(reporter_name)} <DateTimeText value={at} zone={zone} />
        </p>
        <p>{reason}</p>
        <blockquote className={styles.quote}>
          <p>{author_name}</p>
          <p dir="auto">{body}</p>
        </blockquote>
        {report.resolved_by !== null && resolved !== null && (
          <p>
            {words.resolvedBy(report.resolved_by)} <DateTimeText value={resolved} zone={zone} />
          </p>
        )}
        <div className={styles.tools}>
          <Link to={`/conversations/${conversation}?message=${number}`} {...buttonVariant()}>
            {words.goToMessage}
          </Link>
          <Button isBusy={isLoading} onClick={() => void change(resolved === null)}>
            {resolved === null ? words.resolve : words.reopen}
          </Button>
        </div>
      </div>
    </Card>
  );
}
