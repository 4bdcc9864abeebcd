import { actions } from '@callboard/api-client/actions';
import { maxLengthOfReason } from '@callboard/api-contract';
import type { BoxOfficeShift } from '@callboard/api-contract/booking';
import { cashValues, countedCash } from '@callboard/domain/booking';
import { formatMoney, parseMoney } from '@callboard/domain/money';
import { RecordPicker } from '@callboard/pickers';
import { Button } from '@callboard/ui-kit/elements';
import { Field, SegmentedControl, TextArea, TextInput } from '@callboard/ui-kit/inputs';
import { Card } from '@callboard/ui-kit/layout';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useState, type FormEvent } from 'react';
import styles from './shift.module.css';
import { shiftMessages as words } from './shiftMessages';

/** Counts the cash of a shift, explains what differs, and closes it or hands the till over. */
export function CloseShiftForm({ shift }: { shift: BoxOfficeShift }) {
  const { currency, expected } = shift;
  const count = useCount(currency);
  const [reason, setReason] = useState('');
  const [next, setNext] = useState<{ hashcode: string; title: string } | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [close, { isLoading }] = actions.closeBoxOfficeShift.useAction();
  const alerts = useAlerts();
  const difference = count.sum === null ? null : count.sum - expected;
  const needsReason = difference !== null && difference !== 0;
  const isExplained = !needsReason || reason.trim() !== '';

  async function save(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
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

/** The count as it is typed: its sum is null until there is one. */
function useCount(currency: string) {
  const [way, setWay] = useState<CountWay>('pieces');
  const [pieces, setPieces] = useState<Readonly<Record<number, string>>>({});
  const [typed, setTyped] = useState('');
  const values = cashValues(currency);
  const items = values.flatMap((value) => {
    const text = pieces[value]?.trim() ?? '';
    return text === '' ? [] : [{ value, quantity: /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN }];
  });
  const isCounted = items.length > 0 && items.every(({ quantity }) => !Number.isNaN(quantity));
  const parsed = parseMoney(typed, currency);
  const written = parsed !== null && parsed >= 0 ? parsed : null;
  const counted = isCounted ? countedCash(items) : null;
  return {
    way,
    setWay,
    values,
    pieces,
    setPieces,
    typed,
    setTyped,
    sum: way === 'pieces' ? counted : written,
    counts: way === 'pieces' && isCounted ? { items } : null,
  };
}

function CountFields({ count, currency, isChecked }: { count: Count; currency: string; isChecked: boolean }) {
  const error = isChecked && count.sum === null ? words.amountWrong : undefined;
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
        <Field label={words.counted} required error={error}>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={count.typed}
            onChange={({ currentTarget: { value } }) => count.setTyped(value)}
          />
        </Field>
      )}
      {count.way === 'pieces' && (
        <div className={styles.pieces} role="group" aria-label={words.byPieces}>
          {count.values.map((value, index) => (
            <Field
              key={value}
              label={words.pieces(formatMoney({ amount: value, currency }, 'short'))}
              error={index === 0 ? error : undefined}
            >
              <TextInput
                inputMode="numeric"
                autoComplete="off"
                maxLength={5}
                value={count.pieces[value] ?? ''}
                onChange={({ currentTarget }) =>
                  count.setPieces({ ...count.pieces, [value]: currentTarget.value })
                }
              />
            </Field>
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
