import type { DashboardOf } from '@callboard/api-contract/dashboards';
import { useLabel } from '@callboard/tenant';
import { HeatChart } from '@callboard/ui-kit/charts';
import { messages } from '../messages';
import { shortDay } from '../months';

/** Where performances are in the weeks to come. */
export function VenueWeeksChart({ weeks }: { weeks: DashboardOf<'performance'>['weeks'] }) {
  return (
    <HeatChart
      label={messages.venueWeeks(useLabel('performances'))}
      isLabelHidden
      rowLabel={useLabel('venues').one}
      rows={weeks.venues.map(({ venue }) => venue.title)}
      columns={weeks.starts.map(shortDay)}
      values={weeks.venues.map(({ counts }) => counts.map((count) => (count === 0 ? null : count)))}
    />
  );
}
