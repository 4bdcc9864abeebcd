import type { KindSetting } from '@callboard/api-contract/notifications';
import { Switch } from '@callboard/ui-kit/inputs';
import { Card, useMediaQuery } from '@callboard/ui-kit/layout';
import { MailTimeSelect } from './MailTimeSelect';
import styles from './notifications.module.css';
import { notificationSettingsMessages as words } from './notificationSettingsMessages';

export interface KindSettingsProps {
  kinds: readonly KindSetting[];
  /** True if this installation sends notifications to devices. */
  hasPush: boolean;
  onChange: (kinds: KindSetting[]) => void;
}

/** Each kind of notification with its channels: a table, or cards on a narrow screen. */
export function KindSettings({ kinds, hasPush, onChange }: KindSettingsProps) {
  const isNarrow = useMediaQuery('(width < 40rem)');
  const mailOf = (setting: KindSetting) => (
    <MailTimeSelect
      setting={setting}
      onChange={(mail) => onChange(kinds.map((each) => (each === setting ? { ...each, mail } : each)))}
    />
  );
  const pushOf = (setting: KindSetting) => (
    <Switch
      aria-label={words.pushOf(words.nameOf(setting.kind))}
      checked={setting.push}
      onChange={({ target: { checked } }) =>
        onChange(kinds.map((each) => (each === setting ? { ...each, push: checked } : each)))
      }
    />
  );
  if (isNarrow) {
    return kinds.map((setting) => (
      <Card key={setting.kind} title={words.nameOf(setting.kind)}>
        <dl className={styles.channels}>
          <dt>{words.here}</dt>
          <dd>{hereOf(setting)}</dd>
          <dt>{words.mail}</dt>
          <dd>{mailOf(setting)}</dd>
          {hasPush && <dt>{words.push}</dt>}
          {hasPush && <dd>{pushOf(setting)}</dd>}
        </dl>
      </Card>
    ));
  }
  return (
    <Card title={words.kinds}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.kind}</th>
            <th scope="col">{words.here}</th>
            <th scope="col">{words.mail}</th>
            {hasPush && <th scope="col">{words.push}</th>}
          </tr>
        </thead>
        <tbody>
          {kinds.map((setting) => (
            <tr key={setting.kind}>
              <th scope="row">{words.nameOf(setting.kind)}</th>
              <td>{hereOf(setting)}</td>
              <td>{mailOf(setting)}</td>
              {hasPush && <td>{pushOf(setting)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function hereOf({ here }: KindSetting): string {
  return here ? words.always : words.never;
}
