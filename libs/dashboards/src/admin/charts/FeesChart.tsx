import type { DashboardOf } from '@callboard/api-contract/dashboards';
import { formatMoney } from '@callboard/domain/money';
import { BarChart } from '@callboard/ui-kit/charts';
import { messages } from '../messages';
import { firstOfMonth, monthName, monthsBetween } from '../months';

export interface FeesChartProps {
  /** Events of one currency. */
  events: DashboardOf<'accounting'>['events'];
  currency: string | null;
}

/** The fees to expect, by the month of their event. */
export function FeesChart({ events, currency }: FeesChartProps) {
  const months = monthsBetween(events.map(({ starts_on }) => firstOfMonth(starts_on)));
  const sumOf = (month: string, which: 'expected' | 'possible') =>
    events
      .filter(({ starts_on }) => firstOfMonth(starts_on) === month)
      .reduce((total, event) => total + event[which], 0);
  return (
    <BarChart
      label={messages.moneyByMonth}
      isLabelHidden
      layout="stacked"
      categoryLabel={messages.month}
      categories={months.map(monthName)}
      format={(amount) => formatMoney({ amount, currency }, 'short')}
      series={[
        {
          name: messages.expected,
          tone: 'green',
          values: months.map((month) => sumOf(month, 'expected')),
        },
        {
          name: messages.possible,
          tone: 'blue',
          values: months.map((month) => sumOf(month, 'possible')),
        },
      ]}
    />
  );
}
