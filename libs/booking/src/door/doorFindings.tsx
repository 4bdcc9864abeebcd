import { timeOfInstant } from '@callboard/domain/calendar';
import { clockFinding, type Finding } from '@callboard/ui-kit/layout';
import styles from './door.module.css';
import { doorMessages as words } from './doorMessages';
import { disputesOf, type DoorState, type ShownScan } from './doorState';
import { ticketText, verdictOf } from './verdict';

const mostDisputes = 5;

export interface DoorFacts {
  state: DoorState;
  /** Why the last scan was refused. */
  problem: string | null;
  /** How many milliseconds the clock of the server is ahead; null before that is known. */
  clockOffset: number | null;
}

/** Findings that the people at a door need in addition to the result, the most urgent first. */
export function doorFindings({ state, problem, clockOffset }: DoorFacts): Finding[] {
  const text = problem ?? state.problem?.message;
  const findings: (Finding | null)[] = [
    text ? { key: 'problem', kind: 'error', title: text } : null,
    state.isTampered ? { key: 'tampered', kind: 'error', title: words.tampered } : null,
    disputesFinding(state),
    state.isStored ? null : { key: 'storage', kind: 'warning', title: words.notStored },
    offlineFinding(state),
    clockFinding(clockOffset),
  ];
  return findings.filter((finding) => finding !== null);
}

function offlineFinding(state: DoorState): Finding | null {
  if (state.offlineSince === null) return null;
  const time = timeOfInstant(new Date(state.offlineSince).toISOString(), zoneOf(state));
  return {
    key: 'offline',
    kind: 'warning',
    title: words.offlineSince(time),
    content: words.offlineHelp,
  };
}

/** Visitors let in without network by a ticket that had been used at another door: every door sees who was first. */
function disputesFinding(state: DoorState): Finding | null {
  const disputes = disputesOf(state).slice(0, mostDisputes);
  if (disputes.length === 0) return null;
  return {
    key: 'disputes',
    kind: 'warning',
    title: words.disputes,
    content: (
      <ul className={styles.disputes}>
        {disputes.map((shown) => (
          <li key={shown.scan.id}>{disputeText(shown, state, zoneOf(state))}</li>
        ))}
      </ul>
    ),
  };
}

function zoneOf({ snapshot }: DoorState): string {
  return snapshot?.performance.zone ?? 'UTC';
}

function disputeText(shown: ShownScan, state: DoorState, zone: string): string {
  const { scan, first, result } = shown;
  const time = timeOfInstant(scan.at, zone);
  if (first)
    return words.disputedUse(ticketText(shown), first.door, timeOfInstant(first.at, zone), scan.door, time);
  const why = verdictOf({ ...shown, scan: { ...scan, told: result.outcome } }, state).title;
  return words.disputedOther(ticketText(shown), scan.door, time, why);
}
