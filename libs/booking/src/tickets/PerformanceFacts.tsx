import { mediaAddress } from '@callboard/api-client/sale';
import type { SalePerformance } from '@callboard/api-contract/booking';
import { useEffect, useRef } from 'react';
import styles from './tickets.module.css';
import { whenText } from './whenText';

/** Title, time and place of a performance, with the picture of its event. */
export function PerformanceFacts({ performance }: { performance: SalePerformance }) {
  const { name, event, venue, city, picture } = performance;
  const image = mediaAddress(picture);
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves the browser's focus to the page that a link within the shop has opened.
  useEffect(() => {
    if (history.state !== null) heading.current?.focus();
  }, []);
  return (
    <div className={styles.facts}>
      {image !== undefined && <img className={styles.small} src={image} alt="" />}
      <div>
        <h2 ref={heading} tabIndex={-1} className={styles.name}>
          {name}
        </h2>
        {event !== null && event !== name && <p>{event}</p>}
        <p>{whenText(performance)}</p>
        <p>{[venue, city].filter(Boolean).join(', ')}</p>
      </div>
    </div>
  );
}
