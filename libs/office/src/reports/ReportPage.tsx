import { collections } from '@callboard/api-client/collections';
import { QueryView } from '@callboard/ui-kit/display';
import { Page } from '@callboard/ui-kit/layout';
import { useParams } from 'react-router';
import { ReportEditor } from './ReportEditor';

/** One report, or a new one: the question and its answer. */
export function Screen() {
  const { hashcode } = useParams();
  return hashcode === undefined ? (
    <Page width="wide">
      <ReportEditor report={undefined} />
    </Page>
  ) : (
    <Saved key={hashcode} hashcode={hashcode} />
  );
}

function Saved({ hashcode }: { hashcode: string }) {
  const { data, problem, isLoading, refetch } = collections.reports.useGet(hashcode);
  return (
    <Page width="wide">
      <QueryView query={{ value: data, problem, isLoading, retry: refetch }}>
        {(report) => <ReportEditor report={report} />}
      </QueryView>
    </Page>
  );
}
