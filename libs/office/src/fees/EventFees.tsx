import { queries } from '@callboard/api-client/actions';
import type { RecordOf } from '@callboard/api-contract';
import { addDays } from '@callboard/domain/calendar';
import { formatMoney } from '@callboard/domain/money';
import { counted, useFeature, useLabel } from '@callboard/tenant';
import { StatTile } from '@callboard/ui-kit/display';
import { Link } from 'react-router';
import { listHref, lower } from '@callboard/records/screen';
import { invoicingPath } from '../invoices/invoicingPath';
import { feeMessages as words } from './feeMessages';

/** Fees that the entries of an event owe and have paid, leading to them; nothing where the event has no fee. */
export function EventFees({ event }: { event: RecordOf<'events'> }) {
  const { data, isLoading } = queries.eventFees.useQuery({ event: event.hashcode });
  const label = useLabel('entries');
  const hasBooks = useFeature('ticketing');
  const hasFee = (event.entry_fee ?? event.performer_fee ?? event.late_fee) !== null;
  const sums = data?.sums ?? [];
  if (!hasFee && sums.length === 0) return null;
  const shown = sums.length > 0 ? sums : [{ ...nothing, currency: event.currency }];
  const entriesWith = (filters: Readonly<Record<string, string>>) =>
    listHref('entries', { event: event.hashcode, ...filters });
  return shown.map(({ currency, owed, owing_entries, overdue, overdue_entries, paid, paying_entries }) => {
    const money = (amount: number) => data && formatMoney({ amount, currency }, 'short');
    const suffix = shown.length > 1 && currency !== null ? ` ${currency}` : '';
    return [
      <StatTile
        key={`owed ${currency}`}
        label={`${words.sumOwed}${suffix}`}
        value={money(owed)}
        isLoading={isLoading}
        tone={overdue_entries > 0 ? 'red' : undefined}
        details={[
          data && <Link to={entriesWith({ fee_state: 'owed' })}>{lower(counted(owing_entries, label))}</Link>,
          data && owed > 0 && hasBooks && (
            <Link to={invoicingPath({ event: event.hashcode })}>{words.invoiceFees}</Link>
          ),
          data && overdue_entries > 0 && (
            <Link to={entriesWith({ fee_owed__gte: '1', fee_due_on__lte: addDays(data.today, -1) })}>
              {words.overdue(formatMoney({ amount: overdue, currency }, 'short'))}
            </Link>
          ),
        ]}
      />,
      <StatTile
        key={`paid ${currency}`}
        label={`${words.sumPaid}${suffix}`}
        value={money(paid)}
        isLoading={isLoading}
        details={[data && lower(counted(paying_entries, label))]}
      />,
    ];
  });
}

const nothing = { owed: 0, owing_entries: 0, overdue: 0, overdue_entries: 0, paid: 0, paying_entries: 0 };
