import { actions } from '@callboard/api-client/actions';
import { maxLengthOfReason } from '@callboard/api-contract';
import type { BoxOfficeShift } from '@callboard/api-contract/booking';
import { cashValues, countedCash } from '@callboard/domain/booking';
import { formatMoney } from '@callboard/domain/money';
import { RecordPicker } from '@callboard/pickers';
import { Button } from '@callboard/ui-kit/elements';
import {
  Field,
  MoneyField,
  NumberField,
  numberMessage,
  SegmentedControl,
  TextArea,
  useSubmitCheck,
  type MoneyValue,
  type NumberValue,
} from '@callboard/ui-kit/inputs';
import { Card } from '@callboard/ui-kit/layout';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useState, type FormEvent } from 'react';
import styles from './shift.module.css';
import { shiftMessages as words } from './shiftMessages';

const pieceLimits = { min: 0, max: 100_000, step: 1 };

/** Counts the cash of a shift, explains what differs, and closes it or hands the till over. */
export function CloseShiftForm({ shift }: { shift: BoxOfficeShift }) {
  const { currency, expected } = shift;
  const count = useCount(currency);
  const [reason, setReason] = useState('');
  const [next, setNext] = useState<{ hashcode: string; title: string } | null>(null);
  const { isChecked, check } = useSubmitCheck();
  const [close, { isLoading }] = actions.closeBoxOfficeShift.useAction();
  const alerts = useAlerts();
  const difference = count.sum === null ? null : count.sum - expected;
  const needsReason = difference !== null && difference !== 0;
  const isExplained = !needsReason || reason.trim() !== '';

  async function save(event: FormEvent) {
    event.preventDefault();
    check(event);
    if (count.sum === null || !isExplained) return;
    const outcome = await close({
      shift: shift.hashcode,
      counted: count.sum,
      counts: count.counts,
      reason: needsReason ? reason.trim() : null,
      hand_over_to: next?.hashcode ?? null,
    });
    if (!outcome.ok) return;
    alerts.show({ kind: 'success', message: next ? words.handedOver(next.title) : words.closed });
  }

  return (
    <Card title={words.count}>
      <form className={styles.stack} noValidate onSubmit={(event) => void save(event)}>
        <p className={styles.note}>{words.countText}</p>
        <CountFields count={count} currency={currency} isChecked={isChecked} />
        <div role="status">
          {difference !== null && count.sum !== null && (
            <Comparison {...{ currency, expected, counted: count.sum, difference }} />
          )}
        </div>
        {needsReason && (
          <Field
            label={words.reason}
            required
            description={words.reasonHint}
            error={isChecked && !isExplained ? words.reasonMissing : undefined}
          >
            <TextArea
              rows={2}
              maxLength={maxLengthOfReason}
              value={reason}
              onChange={({ currentTarget: { value } }) => setReason(value)}
            />
          </Field>
        )}
        <Field label={words.next} description={words.nextHint}>
          <RecordPicker
            collection="users"
            canAdd={false}
            value={next?.hashcode ?? null}
            onChange={(selected) => setNext(selected)}
          />
        </Field>
        <Button type="submit" variant="primary" isBusy={isLoading}>
          {next ? words.handOver : words.close}
        </Button>
      </form>
    </Card>
  );
}

type CountWay = 'pieces' | 'sum';
type Count = ReturnType<typeof useCount>;

/** The count as it is typed: its sum is null while a number of it is missing or invalid. */
function useCount(currency: string) {
  const [way, setWay] = useState<CountWay>('pieces');
  const [pieces, setPieces] = useState<Readonly<Record<number, NumberValue>>>({});
  const [written, setWritten] = useState<MoneyValue>(null);
  const values = cashValues(currency);
  const items = values.flatMap((value) => {
    const quantity = pieces[value];
    return typeof quantity === 'number' ? [{ value, quantity }] : [];
  });
  const isEmpty = Object.values(pieces).every((quantity) => quantity === null);
  const isCounted = !isEmpty && Object.values(pieces).every((quantity) => typeof quantity !== 'string');
  const counted = isCounted ? countedCash(items) : null;
  const sum = typeof written === 'number' ? written : null;
  return {
    way,
    setWay,
    values,
    pieces,
    setPieces,
    isEmpty,
    written,
    setWritten,
    sum: way === 'pieces' ? counted : sum,
    counts: way === 'pieces' && isCounted ? { items } : null,
  };
}

function CountFields({ count, currency, isChecked }: { count: Count; currency: string; isChecked: boolean }) {
  return (
    <>
      <SegmentedControl<CountWay>
        label={words.how}
        size="small"
        value={count.way}
        segments={[
          { value: 'pieces', label: words.byPieces },
          { value: 'sum', label: words.bySum },
        ]}
        onValueChange={count.setWay}
      />
      {count.way === 'sum' && (
        <MoneyField
          label={words.counted}
          required
          currency={currency}
          min={0}
          value={count.written}
          error={isChecked && count.written === null ? words.amountWrong : undefined}
          onValueChange={count.setWritten}
        />
      )}
      {count.way === 'pieces' && (
        <div className={styles.pieces} role="group" aria-label={words.byPieces}>
          {count.values.map((value, index) => (
            <NumberField
              key={value}
              label={words.pieces(formatMoney({ amount: value, currency }, 'short'))}
              {...pieceLimits}
              value={count.pieces[value] ?? null}
              error={isChecked && count.isEmpty && index === 0 ? numberMessage(pieceLimits) : undefined}
              onValueChange={(quantity) => count.setPieces({ ...count.pieces, [value]: quantity })}
            />
          ))}
        </div>
      )}
    </>
  );
}

interface ComparisonProps {
  currency: string;
  expected: number;
  counted: number;
  difference: number;
}

function Comparison({ currency, expected, counted, difference }: ComparisonProps) {
  const money = (amount: number) => formatMoney({ amount, currency });
  const other = difference > 0 ? words.over(money(difference)) : words.short(money(-difference));
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{words.counted}</dt>
          <dd>{money(counted)}</dd>
        </div>
        <div>
          <dt>{words.expected}</dt>
          <dd>{money(expected)}</dd>
        </div>
        {difference !== 0 && (
          <div>
            <dt>{words.difference}</dt>
            <dd>{other}</dd>
          </div>
        )}
      </dl>
      {difference === 0 && <p className={styles.note}>{words.exact}</p>}
    </>
  );
}
