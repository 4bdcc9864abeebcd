import type { RecordOf } from '@callboard/api-contract';
import { parseCoordinates, type Coordinates } from '@callboard/api-contract/text';
import { formatNumber } from '@callboard/language';
import { mapAddress } from '@callboard/records';
import { useLabel } from '@callboard/tenant';
import { EmptyState } from '@callboard/ui-kit/display';
import { CopyButton } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { Link } from '@callboard/ui-kit/navigation';
import { Link as RouterLink } from 'react-router';
import { useNearbyVenues } from './useNearbyVenues';
import { VenueMap } from './VenueMap';
import { venueMessages as words } from './venueMessages';
import styles from './VenuePlace.module.css';

export interface VenuePlaceProps {
  venue: RecordOf<'venues'>;
  /** True if the user can set the place. */
  canChange: boolean;
}

/** Where a venue is: its address, a map without a foreign server, links to others, and the nearest venues. */
export function VenuePlace({ venue, canChange }: VenuePlaceProps) {
  // A backend of another team can lack coordinates or addresses.
  const point = parseCoordinates(venue.coordinates ?? '');
  return (
    <Card title={words.where}>
      {Boolean(venue.address) && <p className={styles.address}>{venue.address}</p>}
      {point ? <Place venue={venue} point={point} /> : <NoPlace canChange={canChange} />}
    </Card>
  );
}

function Place({ venue, point }: Pick<VenuePlaceProps, 'venue'> & { point: Coordinates }) {
  const label = useLabel('venues');
  const nearby = useNearbyVenues(venue.hashcode, point);
  const text = `${point.latitude}, ${point.longitude}`;
  return (
    <div className={styles.root}>
      <VenueMap name={venue.name} point={point} nearby={nearby} />
      <p className={styles.links}>
        <Link href={mapAddress(point)} isExternal>
          {words.openMap}
        </Link>
        <a
          href={`geo:${point.latitude},${point.longitude}?q=${encodeURIComponent(`${text}(${venue.name})`)}`}
        >
          {words.openApp}
        </a>
        <span className={styles.copy}>
          {text} <CopyButton text={text} label={words.copyPlace} />
        </span>
      </p>
      {nearby.length > 0 && (
        <>
          <h3 className={styles.heading}>{words.nearby(label)}</h3>
          <ul className={styles.nearby} role="list">
            {nearby.map(({ place, km }) => (
              <li key={place.hashcode}>
                <RouterLink to={`/venues/${place.hashcode}`}>{place.name}</RouterLink>
                <span className={styles.distance}>
                  {[
                    place.town,
                    words.kilometres(formatNumber(km < 10 ? Math.round(km * 10) / 10 : Math.round(km))),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function NoPlace({ canChange }: Pick<VenuePlaceProps, 'canChange'>) {
  return (
    <EmptyState icon="venue" title={words.noPlace}>
      {canChange ? words.noPlaceEdit : undefined}
    </EmptyState>
  );
}
