import { zoneName } from '@callboard/domain/calendar';
import type { Fee, FeeLine, FeeState } from '@callboard/domain/competition';
import { formatMoney } from '@callboard/domain/money';
import { useLabel } from '@callboard/tenant';
import { formatDay } from '@callboard/ui-kit/dates';
import { StatusBadge } from '@callboard/ui-kit/display';
import type { Tone } from '@callboard/ui-kit/theme';
import { feeMessages as words } from './feeMessages';
import styles from './fees.module.css';

export interface FeeLinesProps {
  fee: Fee;
  /** The zone of the event, in which its day ends. */
  zone: string;
}

const toneOf: Readonly<Record<FeeState, Tone>> = {
  none: 'gray',
  owed: 'amber',
  overdue: 'red',
  paid: 'green',
  waived: 'gray',
};

/** The lines of a fee with its sums, how far it is, and by when it is to be paid. */
export function FeeLines({ fee, zone }: FeeLinesProps) {
  const { lines, currency, total, paid, owed, overpaid, dueOn, state, isFixed } = fee;
  const money = (amount: number) => formatMoney({ amount, currency });
  const sums = [
    { label: words.total, amount: total, isShown: true },
    { label: words.paid, amount: paid, isShown: paid > 0 },
    { label: words.toPay, amount: owed, isShown: paid > 0 && owed > 0 },
    { label: words.overpaid, amount: overpaid, isShown: isFixed && overpaid > 0 },
  ];
  return (
    <>
      <div className={styles.head}>
        {isFixed && <StatusBadge label={words.states[state]} tone={toneOf[state]} />}
        {dueOn !== null && (owed > 0 || !isFixed) && (
          <span className={styles.note}>{dueText(dueOn, zone, state)}</span>
        )}
      </div>
      <table className={styles.lines} aria-label={words.fee}>
        <tbody>
          {lines.map((line) => (
            <tr key={line.kind}>
              <th scope="row">
                <LineName line={line} currency={currency} />
              </th>
              <td>{money(line.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums
            .filter(({ isShown }) => isShown)
            .map(({ label, amount }) => (
              <tr key={label} className={label === words.paid ? undefined : styles.sum}>
                <th scope="row">{label}</th>
                <td>{money(amount)}</td>
              </tr>
            ))}
        </tfoot>
      </table>
    </>
  );
}

function LineName({ line: { kind, count, each }, currency }: { line: FeeLine; currency: string | null }) {
  const members = useLabel('participants');
  const entries = useLabel('entries');
  if (kind === 'performers') {
    return words.performers(count, members, formatMoney({ amount: each, currency }, 'short'));
  }
  return kind === 'entry' ? words.lines.entry(entries) : words.lines[kind];
}

function dueText(day: string, zone: string, state: FeeState): string {
  const text = formatDay(day);
  const short = zoneName(zone, `${day}T12:00:00Z`);
  return state === 'overdue' ? words.wasDue(text, short) : words.due(text, short);
}
