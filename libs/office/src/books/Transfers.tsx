import { callAction } from '@callboard/api-client';
import { actions } from '@callboard/api-client/actions';
import type { TransferLine, TransferResult } from '@callboard/api-contract/finance';
import { isPayable } from '@callboard/domain/finance';
import { sumText } from '@callboard/domain/money';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { Field, TextInput } from '@callboard/ui-kit/inputs';
import { Banner } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import styles from './books.module.css';
import { currencyOwed } from './currencyOwed';
import { TransferLines } from './TransferLines';
import { transferMessages as words } from './transferMessages';

interface Statement {
  lines: readonly TransferLine[];
  others: number;
  unreadable: readonly number[];
  undecided: readonly number[];
}

/** Half a megabyte: what the server takes. */
const mostBytes = 500_000;

/** Bank transfers: a bank's file is matched to the orders and invoices, and staff confirm what is paid. */
export function Transfers() {
  const [text, setText] = useState<string>();
  const [statement, setStatement] = useState<Statement>();
  const [problem, setProblem] = useState<string>();
  const [isLoading, setLoading] = useState(false);

  async function match(file: string) {
    setText(file);
    setProblem(undefined);
    setLoading(true);
    // A problem is shown here, with another try.
    const outcome = await callAction('previewTransfers', { input: { file } }, { isQuiet: true });
    setLoading(false);
    if (outcome.ok) setStatement(outcome.data);
    else setProblem(outcome.problem.message);
  }

  async function open(file: File | undefined) {
    if (!file) return;
    setStatement(undefined);
    setText(undefined);
    if (file.size > mostBytes) return setProblem(words.fileTooLarge);
    const read = await file.text().catch(() => null);
    return read === null ? setProblem(words.fileUnreadable) : match(read);
  }

  return (
    <>
      <Field label={words.file} description={words.fileHint}>
        <TextInput
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          onChange={({ currentTarget }) => void open(currentTarget.files?.[0])}
        />
      </Field>
      {text === undefined && problem === undefined ? (
        <EmptyState icon="upload" title={words.start}>
          {words.startText}
        </EmptyState>
      ) : (
        <QueryView
          query={{
            value: statement,
            problem: problem === undefined ? undefined : { message: problem },
            isLoading,
            retry: text === undefined ? undefined : () => void match(text),
          }}
          loading={<Skeleton lines={8} />}
          isEmpty={({ lines, unreadable, undecided }) =>
            lines.length + unreadable.length + undecided.length === 0
          }
          empty={
            <EmptyState icon="list" title={words.none}>
              {words.noneText}
            </EmptyState>
          }
        >
          {(value) => <Matched key={text} statement={value} file={text ?? ''} />}
        </QueryView>
      )}
    </>
  );
}

/** The lines of a file, of which those that fit are ticked. */
function Matched({ statement, file }: { statement: Statement; file: string }) {
  const { lines, others, unreadable, undecided } = statement;
  const [ticked, setTicked] = useState<ReadonlySet<number>>(
    () => new Set(lines.filter(({ match }) => match === 'exact').map(({ row }) => row)),
  );
  const [results, setResults] = useState<ReadonlyMap<number, TransferResult['result']>>(new Map());
  const [receive, { isLoading }] = actions.receiveTransfers.useAction();
  const open = lines.filter(({ row }) => ticked.has(row) && !results.has(row));
  const sum = sumText(open.map((line) => ({ amount: line.amount, currency: currencyOwed(line) })));

  async function confirm() {
    const outcome = await receive({ file, rows: open.map(({ row }) => row) });
    if (!outcome.ok) return;
    setResults(
      new Map([...results, ...outcome.data.results.map(({ row, result }) => [row, result] as const)]),
    );
  }

  const payable = lines.filter(({ match }) => isPayable(match));
  const rest = lines.filter(({ match }) => !isPayable(match));
  const paid = [...results.values()].filter((result) => result === 'paid').length;
  return (
    <>
      {results.size > 0 && (
        <Banner kind={paid === results.size ? 'success' : 'warning'} title={words.done(paid, results.size)}>
          {words.doneText}
        </Banner>
      )}
      <h3 className={styles.title}>{words.payable(payable.length)}</h3>
      {payable.length > 0 && (
        <>
          <TransferLines
            label={words.payableList}
            lines={payable}
            ticked={ticked}
            results={results}
            onTick={(row, isTicked) =>
              setTicked(
                (before) => new Set(isTicked ? [...before, row] : [...before].filter((each) => each !== row)),
              )
            }
          />
          <div className={styles.tools}>
            <Button
              variant="primary"
              disabled={open.length === 0}
              isBusy={isLoading}
              onClick={() => void confirm()}
            >
              {words.confirm(open.length, sum)}
            </Button>
          </div>
        </>
      )}
      {rest.length > 0 && (
        <>
          <h3 className={styles.title}>{words.others(rest.length)}</h3>
          <TransferLines label={words.othersList} lines={rest} results={results} />
        </>
      )}
      {unreadable.length > 0 && <Banner kind="warning">{words.unreadable(unreadable.join(', '))}</Banner>}
      {undecided.length > 0 && <Banner kind="warning">{words.undecided(undecided.join(', '))}</Banner>}
      {others > 0 && <p className={styles.note}>{words.leftOut(others)}</p>}
    </>
  );
}
