import { collections } from '@callboard/api-client/collections';
import { useHashcode } from '@callboard/records/screen';
import { PrintPage } from './PrintPage';
import { usePrintData, usePrintZone } from './usePrintData';

/** The running order, the people and the call sheet of an event, on paper. */
export function Screen() {
  const hashcode = useHashcode();
  const { data: event, problem } = collections.events.useGet(hashcode);
  const zone = usePrintZone(event?.venue?.hashcode);
  const query = usePrintData(event?.hashcode);
  return (
    <PrintPage
      back={`/events/${hashcode}`}
      title={event?.name}
      facts={event?.venue ? [event.venue.title] : []}
      days={event && [event.starts_on, event.ends_on]}
      zone={event && zone}
      rule={event}
      query={{ ...query, problem: problem ?? query.problem }}
    />
  );
}
