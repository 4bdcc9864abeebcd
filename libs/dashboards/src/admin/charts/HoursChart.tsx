import type { DashboardOf } from '@callboard/api-contract/dashboards';
import { useLabel } from '@callboard/tenant';
import { HeatChart } from '@callboard/ui-kit/charts';
import { weekdays as weekdayNames } from '@callboard/records/screen';
import { messages } from '../messages';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** At which hours of which weekdays performances begin. */
export function HoursChart({ hours }: { hours: DashboardOf<'performance'>['hours'] }) {
  const counts = new Map(hours.map(({ weekday, hour, count }) => [`${weekday} ${hour}`, count]));
  const used = hours.map(({ hour }) => hour);
  const [first, last] = [Math.min(...used), Math.max(...used)];
  const columns =
    hours.length === 0 ? [] : Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return (
    <HeatChart
      label={messages.hours(useLabel('performances'))}
      isLabelHidden
      rowLabel={messages.weekday}
      rows={weekdays.map((weekday) => weekdayNames[weekday])}
      columns={columns.map((hour) => `${String(hour).padStart(2, '0')}:00`)}
      values={weekdays.map((weekday) => columns.map((hour) => counts.get(`${weekday} ${hour}`) ?? null))}
    />
  );
}
