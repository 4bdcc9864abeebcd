import type { DashboardOf } from '@callboard/api-contract/dashboards';
import { formatMoney } from '@callboard/domain/money';
import { useLabel } from '@callboard/tenant';
import { formatDay } from '@callboard/ui-kit/dates';
import { Card } from '@callboard/ui-kit/layout';
import { LinkedBars } from '../start/LinkedBars';
import { listHref } from '@callboard/records/screen';
import { messages } from './messages';

export interface FeeBarsProps {
  /** Events of one season and one currency. */
  events: DashboardOf<'accounting'>['events'];
  currency: string | null;
}

/** Expected fees of the entries of each event, leading to those entries. */
export function FeeBars({ events, currency }: FeeBarsProps) {
  const title = messages.moneyByEvent(useLabel('events'));
  const money = (amount: number) => formatMoney({ amount, currency }, 'short');
  const withFees = events.filter(({ expected, possible, paid }) => expected + possible + paid > 0);
  const [first] = withFees;
  if (first === undefined) return null;
  const season = messages.season(Number(first.starts_on.slice(0, 4)));
  return (
    <Card title={`${title} · ${season}`}>
      <LinkedBars
        label={title}
        format={money}
        bars={withFees.map(({ hashcode, title: name, starts_on, expected, possible, owed, paid }) => ({
          key: hashcode,
          name,
          href: listHref('entries', { event: hashcode }),
          detail: `${formatDay(starts_on)} · ${messages.owedAndPaid(money(owed), money(paid))}`,
          parts: [
            { name: messages.expected, value: expected, tone: 'green' },
            { name: messages.possible, value: possible, tone: 'blue' },
          ],
          text: money(expected),
        }))}
      />
    </Card>
  );
}
