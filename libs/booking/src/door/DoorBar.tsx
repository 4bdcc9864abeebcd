import type { DoorState } from './doorState';
import { timeOfInstant } from '@callboard/domain/calendar';
import { StatusBadge } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { Switch } from '@callboard/ui-kit/inputs';
import styles from './door.module.css';
import { doorMessages as words } from './doorMessages';

export interface DoorBarProps {
  state: DoorState;
  name: string;
  sound: { isOn: boolean; onChange: (isOn: boolean) => void };
  onRename: () => void;
}

/** How this device stands: its network, its snapshot, what waits, its name. */
export function DoorBar({ state, name, sound, onRename }: DoorBarProps) {
  const { snapshot, offlineSince } = state;
  const zone = snapshot?.performance.zone ?? 'UTC';
  const waiting = [...state.scans.values()].filter(({ isWaiting }) => isWaiting).length;
  return (
    <div className={styles.bar}>
      {offlineSince === null && <StatusBadge tone="green" label={words.online} />}
      {waiting > 0 && <StatusBadge tone="amber" label={words.waiting(waiting)} />}
      {snapshot && <p>{words.snapshot(timeOfInstant(snapshot.at, zone), snapshot.tickets.length)}</p>}
      <div className={styles.barEnd}>
        <Switch
          label={words.sound}
          checked={sound.isOn}
          onChange={({ target }) => sound.onChange(target.checked)}
        />
        <Button size="small" icon="pencil" onClick={onRename}>
          {words.rename(name)}
        </Button>
      </div>
    </div>
  );
}
