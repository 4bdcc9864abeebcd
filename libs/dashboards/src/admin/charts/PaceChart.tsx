import type { Season } from '@callboard/api-contract/dashboards';
import { useLabel } from '@callboard/tenant';
import { LineChart } from '@callboard/ui-kit/charts';
import { messages } from '../messages';

/** How many entries an event has by the weeks before its entries close: this season against the last. */
export function PaceChart({ seasons }: { seasons: readonly Season[] }) {
  const label = useLabel('entries');
  const most = Math.max(0, ...seasons.flatMap(({ pace }) => pace.map(({ weeks_before }) => weeks_before)));
  const weeks = Array.from({ length: most + 1 }, (_, index) => most - index);
  return (
    <LineChart
      label={messages.pace(label)}
      isLabelHidden
      categoryLabel={messages.weeksBefore}
      categories={weeks.map(String)}
      series={seasons.map(({ season, pace }) => {
        const byWeek = new Map(pace.map(({ weeks_before, entries }) => [weeks_before, entries]));
        return { name: messages.season(season), values: weeks.map((week) => byWeek.get(week) ?? null) };
      })}
    />
  );
}
