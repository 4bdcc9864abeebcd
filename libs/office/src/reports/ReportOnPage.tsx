import type { RecordOf } from '@callboard/api-contract';
import { isCollectionName } from '@callboard/api-contract/collections';
import type { ReportFigure } from '@callboard/api-contract/dashboards';
import type { ReportQuestion } from '@callboard/api-contract/office';
import type { ReactNode } from 'react';
import { AnsweredQuestion, type ReportAnswered } from './AnsweredQuestion';
import { reportMessages as words } from './reportMessages';
import { ReportPlot } from './ReportPlot';
import { ReportTableView } from './ReportTableView';
import styles from './reports.module.css';

/** Facts of a widget about its report. */
export interface ReportOnPageProps {
  question: ReportQuestion;
  report: RecordOf<'reports'>;
  /** The name of the widget, for those who hear its plot or its table. */
  label: string;
  /** Undefined: as the report itself is shown. */
  figure: ReportFigure | undefined;
  /** Stands in its place for a reader who cannot ask its question. */
  notReadable: ReactNode;
}

/** A saved report on a composed page: its number, its plot or its table, by the rights of the reader. */
export function ReportOnPage({ report, question, label, figure, notReadable }: ReportOnPageProps) {
  const { collection } = question;
  if (!isCollectionName(collection)) return notReadable;
  return (
    <AnsweredQuestion
      collection={collection}
      question={question}
      notAskable={notReadable}
      empty={<p className={styles.rest}>{words.noRecords}</p>}
    >
      {(answered) => <Figure {...answered} report={report} label={label} figure={figure} />}
    </AnsweredQuestion>
  );
}

type FigureProps = Pick<ReportOnPageProps, 'report' | 'label' | 'figure'> & ReportAnswered;

function Figure({ report: { display }, label, figure, shown, asked, counts }: FigureProps) {
  if (figure === 'number') return <Totals shown={shown} />;
  const isPlot = figure === 'plot' || (figure === undefined && display !== 'table');
  return (
    <>
      {isPlot ? (
        <ReportPlot
          label={label}
          display={display === 'line' ? 'line' : 'bars'}
          shown={shown}
          asked={asked}
        />
      ) : (
        <ReportTableView label={label} shown={shown} />
      )}
      {counts.rest.groups > 0 && (
        <p className={styles.rest}>{words.rest(counts.rest.groups, counts.rest.count)}</p>
      )}
    </>
  );
}

/** Over all records: one number, or one for each currency and each value of the second grouping. */
function Totals({ shown: { columns, totals, figure } }: Pick<ReportAnswered, 'shown'>) {
  if (!totals) return <p className={styles.rest}>{words.noNumber}</p>;
  return (
    <ul className={styles.totals} role="list">
      {columns.map((column, index) => (
        <li key={column} className={styles.number}>
          {figure(totals[index] ?? null, index)} <span className={styles.unit}>{column}</span>
        </li>
      ))}
    </ul>
  );
}
