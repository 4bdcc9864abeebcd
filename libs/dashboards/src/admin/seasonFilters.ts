/** More would make an address that some servers refuse. */
const mostInAddress = 60;

/** The filter of a list that shows the entries of a season: those of its events. */
export function seasonFilters(events: readonly string[]): Readonly<Record<string, string>> {
  return events.length > 0 && events.length <= mostInAddress ? { event__in: events.join(',') } : {};
}
