import { disputesOf, type DoorState, type ShownScan } from './doorState';
import { timeOfInstant } from '@callboard/domain/calendar';
import { Banner } from '@callboard/ui-kit/layout';
import styles from './door.module.css';
import { doorMessages as words } from './doorMessages';
import { ticketText, verdictOf } from './verdict';

const most = 5;

/** Who was let in without network by a ticket that had been used at another door: every door sees who was first. */
export function Disputes({ state }: { state: DoorState }) {
  const disputes = disputesOf(state).slice(0, most);
  if (disputes.length === 0) return null;
  const zone = state.snapshot?.performance.zone ?? 'UTC';
  return (
    <div role="status">
      <Banner kind="warning" title={words.disputes}>
        <ul className={styles.disputes}>
          {disputes.map((shown) => (
            <li key={shown.scan.id}>{disputeText(shown, state, zone)}</li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}

function disputeText(shown: ShownScan, state: DoorState, zone: string): string {
  const { scan, first, result } = shown;
  const time = timeOfInstant(scan.at, zone);
  if (first)
    return words.disputedUse(ticketText(shown), first.door, timeOfInstant(first.at, zone), scan.door, time);
  const why = verdictOf({ ...shown, scan: { ...scan, told: result.outcome } }, state).title;
  return words.disputedOther(ticketText(shown), scan.door, time, why);
}
