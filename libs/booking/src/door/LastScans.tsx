import { scansOfDevice, type DoorState, type ShownScan } from './doorState';
import { isAdmission } from '@callboard/domain/booking';
import { timeOfInstant } from '@callboard/domain/calendar';
import { Badge, EmptyState } from '@callboard/ui-kit/display';
import { Button, Icon } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import styles from './door.module.css';
import { doorMessages as words } from './doorMessages';
import { ticketText, verdictOf } from './verdict';

const most = 12;
const icons = { good: 'check', warn: 'warning', other: 'calendar', bad: 'close', idle: 'undo' } as const;

export interface LastScansProps {
  state: DoorState;
  device: string;
  onUndo: (shown: ShownScan) => void;
}

/** Scans of this device, latest first. */
export function LastScans({ state, device, onUndo }: LastScansProps) {
  const scans = scansOfDevice(state, device, most);
  return (
    <Card title={words.lastScans} padding="none">
      {scans.length === 0 ? (
        <EmptyState title={words.noScans}>{words.noScansText}</EmptyState>
      ) : (
        <ul className={styles.list}>
          {scans.map((shown) => (
            <ScanRow key={shown.scan.id} shown={shown} state={state} onUndo={onUndo} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function ScanRow({ shown, state, onUndo }: { shown: ShownScan } & Omit<LastScansProps, 'device'>) {
  const { scan, result } = shown;
  const { tone, title } = verdictOf(shown, state);
  const zone = state.snapshot?.performance.zone ?? 'UTC';
  return (
    <li className={styles.scan}>
      <span className={styles.mark} data-tone={tone}>
        <Icon name={icons[tone]} size="small" />
      </span>
      <span className={styles.foundWords}>
        <strong>{title}</strong>
        <span>{[timeOfInstant(scan.at, zone), ticketText(shown)].filter(Boolean).join(' · ')}</span>
      </span>
      {scan.isWaiting && <Badge>{words.notSent}</Badge>}
      {result.isUndone && <Badge>{words.undone}</Badge>}
      {(isAdmission(scan.told) || result.left > 0) && !result.isUndone && (
        <Button
          size="small"
          variant="quiet"
          icon="undo"
          aria-label={words.undoOf(ticketText(shown))}
          onClick={() => onUndo(shown)}
        >
          {words.undo}
        </Button>
      )}
    </li>
  );
}
