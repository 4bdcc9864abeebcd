import type { CollectionName } from '@callboard/api-contract';
import { EmptyState } from '@callboard/ui-kit/display';
import { Button, saveFile } from '@callboard/ui-kit/elements';
import { AnsweredQuestion, type ReportAnswered } from './AnsweredQuestion';
import { reportCsv } from './reportCsv';
import { reportMessages as words } from './reportMessages';
import { ReportPlot } from './ReportPlot';
import { ReportTableView } from './ReportTableView';
import styles from './reports.module.css';
import type { ReportDraft } from './useReportDraft';

export interface ReportAnswerProps {
  collection: CollectionName;
  name: string;
  question: ReportDraft['question'];
  display: ReportDraft['display'];
}

/** The answer to a question, by the rights of the reader: its plot, its table, and what can be done with it. */
export function ReportAnswer({ collection, question, ...rest }: ReportAnswerProps) {
  return (
    <AnsweredQuestion
      collection={collection}
      question={question}
      notAskable={<EmptyState title={words.notAskable}>{words.notAskableText}</EmptyState>}
      empty={<EmptyState title={words.noRecords}>{words.noRecordsText}</EmptyState>}
    >
      {(answered) => <Shown {...rest} {...answered} />}
    </AnsweredQuestion>
  );
}

type ShownProps = Pick<ReportAnswerProps, 'name' | 'display'> & ReportAnswered;

function Shown({ name, display, shown, asked, counts }: ShownProps) {
  return (
    <div className={styles.answer}>
      {display !== 'table' && <ReportPlot label={name} display={display} shown={shown} asked={asked} />}
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
