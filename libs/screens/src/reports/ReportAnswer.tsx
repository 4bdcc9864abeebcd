import { recordHooksFor } from '@callboard/api-client/collections';
import { collectionNamed, type CollectionName, type CountsResponse } from '@callboard/api-contract';
import { questionQuery, type AskedQuestion } from '@callboard/domain/reports';
import { useActor } from '@callboard/records';
import { useTenant } from '@callboard/tenant';
import { BarChart, LineChart } from '@callboard/ui-kit/charts';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Button, saveFile } from '@callboard/ui-kit/elements';
import { reportCsv } from './reportCsv';
import { reportMessages as words } from './reportMessages';
import { ReportTableView } from './ReportTableView';
import styles from './reports.module.css';
import type { ReportDraft } from './useReportDraft';
import { useShownTable } from './useShownTable';

export interface ReportAnswerProps {
  collection: CollectionName;
  name: string;
  question: ReportDraft['question'];
  display: ReportDraft['display'];
}

/** The answer to a question, by the rights of the reader. */
export function ReportAnswer(props: ReportAnswerProps) {
  const { roles } = useActor();
  const { timeZone } = useTenant();
  const asked = questionQuery(props.question, collectionNamed(props.collection), roles, timeZone);
  if (!asked) return <EmptyState title={words.notAskable}>{words.notAskableText}</EmptyState>;
  return <Answer {...props} asked={asked} />;
}

interface AskedProps extends ReportAnswerProps {
  asked: AskedQuestion;
}

function Answer(props: AskedProps) {
  const { asked, collection } = props;
  const { data, problem, isLoading, refetch } = recordHooksFor(collection).useCounts(asked.by, asked.query);
  // The answer to the question before has other groups.
  const value = data?.by === asked.by ? data : undefined;
  return (
    <QueryView
      query={{ value, problem, isLoading: isLoading || value === undefined, retry: refetch }}
      isEmpty={({ results }) => results.length === 0}
      empty={<EmptyState title={words.noRecords}>{words.noRecordsText}</EmptyState>}
    >
      {(counts) => <Shown {...props} counts={counts} />}
    </QueryView>
  );
}

/** More bars lie below each other, each under its name. */
const mostColumns = 16;

function Shown({ name, display, collection, asked, counts }: AskedProps & { counts: CountsResponse }) {
  const shown = useShownTable(collectionNamed(collection), asked, counts);
  const { rows, columns, byLabel, figure } = shown;
  const chart = {
    label: name,
    categoryLabel: byLabel,
    categories: rows.map(({ label }) => label),
    series: columns.map((column, index) => ({
      name: column,
      values: rows.map(({ values }) => values[index] ?? null),
    })),
    format: (value: number) => figure(value, 0),
    isLabelHidden: true,
  };
  return (
    <div className={styles.answer}>
      {display === 'bars' && (
        <BarChart
          {...chart}
          layout={columns.length > 1 ? 'stacked' : 'grouped'}
          direction={asked.first.period && rows.length <= mostColumns ? 'columns' : 'rows'}
        />
      )}
      {display === 'line' && <LineChart {...chart} />}
      <ReportTableView label={name} shown={shown} />
      {counts.rest.groups > 0 && (
        <p className={styles.rest}>{words.rest(counts.rest.groups, counts.rest.count)}</p>
      )}
      <div className={styles.tools}>
        <Button
          icon="download"
          onClick={() => saveFile(`${name}.csv`, reportCsv(shown), 'text/csv;charset=utf-8')}
        >
          {words.csv}
        </Button>
        <Button onClick={() => window.print()}>{words.print}</Button>
      </div>
    </div>
  );
}
