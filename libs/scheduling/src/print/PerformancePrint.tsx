import { collections } from '@callboard/api-client/collections';
import { useHashcode } from '@callboard/records/screen';
import { PrintPage } from './PrintPage';
import { usePrintData, usePrintZone } from './usePrintData';

/** The running order, the people and the call sheet of a performance, on paper. */
export function Screen() {
  const hashcode = useHashcode();
  const { data: performance, problem } = collections.performances.useGet(hashcode);
  const { data: event } = collections.events.useGet(performance?.event.hashcode);
  const zone = usePrintZone(performance?.venue.hashcode);
  const query = usePrintData(performance?.event.hashcode, hashcode);
  return (
    <PrintPage
      back={`/performances/${hashcode}`}
      title={performance?.name}
      facts={
        performance ? [performance.event.title, `${performance.space.title}, ${performance.venue.title}`] : []
      }
      zone={performance && zone}
      rule={event}
      query={{ ...query, problem: problem ?? query.problem }}
    />
  );
}
