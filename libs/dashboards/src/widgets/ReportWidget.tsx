import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { messages } from '../messages';
import type { WidgetProps } from './Widget';
import { useWidgetTools, type ReportProps } from './WidgetTools';
import styles from './widgets.module.css';

/** A saved report with the answer that its reader gets: as its number, its plot or its table. */
export function ReportWidget({ name, settings: { report, figure } }: WidgetProps) {
  const isReadable = useIsReadable('reports');
  const { data, problem, isLoading, refetch } = collections.reports.useGet(isReadable ? report : undefined);
  // A report of one user alone, or one that was deleted.
  if (!isReadable || problem?.kind === 'missing' || problem?.kind === 'forbidden') return <NotReadable />;
  return (
    <QueryView
      query={{ value: data, problem, isLoading, retry: refetch }}
      loading={<Skeleton lines={figure === 'number' ? 2 : 6} />}
    >
      {(record) => <Answer label={name} figure={figure} report={record} />}
    </QueryView>
  );
}

type AnswerProps = Pick<ReportProps, 'label' | 'figure'> & { report: RecordOf<'reports'> };

function Answer({ label, figure, report }: AnswerProps) {
  const { Report, recordHref } = useWidgetTools();
  const { question } = report;
  const isReadable = useIsReadable(question?.collection);
  if (!question || !isReadable) return <NotReadable />;
  return (
    <>
      <Suspense fallback={<Skeleton lines={figure === 'number' ? 2 : 6} />}>
        <Report
          report={report}
          question={question}
          label={label}
          figure={figure}
          notReadable={<NotReadable />}
        />
      </Suspense>
      <Link className={styles.more} to={recordHref('reports', report.hashcode)}>
        {messages.openReport(report.name)}
      </Link>
    </>
  );
}

function NotReadable() {
  return <p className={styles.note}>{messages.notReadable}</p>;
}

function useIsReadable(collection: string | undefined): boolean {
  return useWidgetTools().collections.some(({ name }) => name === collection);
}
