import type { DashboardOf } from '@callboard/api-contract/dashboards';
import { BarChart } from '@callboard/ui-kit/charts';
import { messages } from '../messages';
import { monthName, monthsBetween } from '../months';

/** The seats that each month puts on offer. */
export function SeatsChart({ months }: { months: DashboardOf<'booking'>['months'] }) {
  const byMonth = new Map(months.map(({ starts, seats }) => [starts, seats]));
  const all = monthsBetween(months.map(({ starts }) => starts));
  return (
    <BarChart
      label={messages.seatsByMonth}
      isLabelHidden
      categoryLabel={messages.month}
      categories={all.map(monthName)}
      series={[{ name: messages.seats, values: all.map((month) => byMonth.get(month) ?? 0) }]}
    />
  );
}
