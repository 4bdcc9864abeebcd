import { Switch } from '@callboard/ui-kit/inputs';
import { Banner, Card } from '@callboard/ui-kit/layout';
import styles from './notifications.module.css';
import { notificationSettingsMessages as words } from './notificationSettingsMessages';
import { usePushDevice } from './usePushDevice';

export interface PushCardProps {
  /** Key that browsers subscribe with. */
  publicKey: string;
}

/** Notifications on this device while the app is closed. */
export function PushCard({ publicKey }: PushCardProps) {
  const { status, isFailed, change } = usePushDevice(publicKey);
  return (
    <Card title={words.device}>
      <div className={styles.stack}>
        {status === 'unsupported' ? (
          <p className={styles.note}>{words.deviceUnsupported}</p>
        ) : (
          <>
            <p className={styles.note}>{words.deviceText}</p>
            <Switch
              label={words.deviceSwitch}
              checked={status === 'on'}
              disabled={status === 'unknown' || status === 'blocked'}
              onChange={({ target }) => change(target.checked)}
            />
          </>
        )}
        {status === 'blocked' && <Banner kind="warning">{words.deviceBlocked}</Banner>}
        {isFailed && <Banner kind="error">{words.deviceFailed}</Banner>}
      </div>
    </Card>
  );
}
