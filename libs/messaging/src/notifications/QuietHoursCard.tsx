import type { NotificationSettings, QuietHours } from '@callboard/api-contract/notifications';
import { zoneName } from '@callboard/domain/calendar';
import { useZone } from '@callboard/records';
import { Button } from '@callboard/ui-kit/elements';
import { Field, Select, Switch } from '@callboard/ui-kit/inputs';
import { Card } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { screenMessages } from '@callboard/records/screen';
import styles from './notifications.module.css';
import { notificationSettingsMessages as words } from './notificationSettingsMessages';

const night: QuietHours = { from: '22:00', to: '07:00' };

export interface QuietHoursCardProps {
  settings: Pick<NotificationSettings, 'quiet' | 'time_zone'>;
  onChange: (part: Partial<NotificationSettings>) => void;
}

/** The hours in which no mail is sent, and their time zone. */
export function QuietHoursCard({ settings: { quiet, time_zone: zone }, onChange }: QuietHoursCardProps) {
  const [now] = useState(() => new Date().toISOString());
  const own = useZone();
  return (
    <Card title={words.quiet}>
      <div className={styles.stack}>
        <p className={styles.note}>{words.quietText}</p>
        <Switch
          label={words.quiet}
          checked={quiet !== null}
          onChange={({ target }) => onChange({ quiet: target.checked ? night : null })}
        />
        {quiet && (
          <div className={styles.line}>
            <HourSelect
              label={words.from}
              value={quiet.from}
              except={quiet.to}
              onChange={(from) => onChange({ quiet: { ...quiet, from } })}
            />
            <HourSelect
              label={words.to}
              value={quiet.to}
              except={quiet.from}
              onChange={(to) => onChange({ quiet: { ...quiet, to } })}
            />
          </div>
        )}
        <div className={styles.line}>
          <span className={styles.note}>{screenMessages.timesIn(`${zone} (${zoneName(zone, now)})`)}</span>
          {own !== zone && (
            <Button size="small" onClick={() => onChange({ time_zone: own })}>
              {words.useOwnZone}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

interface HourSelectProps {
  label: string;
  value: string;
  /** The other end: hours that begin when they end are none. */
  except: string;
  onChange: (value: string) => void;
}

/** A select and not a time field: what is typed halfway would be saved. */
function HourSelect({ label, value, except, onChange }: HourSelectProps) {
  const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
  // Another client can have saved a time between two hours.
  const times = [...new Set([...hours, value])].filter((time) => time !== except).sort();
  return (
    <Field label={label}>
      <Select
        placeholder={null}
        options={times.map((time) => ({ value: time, label: time }))}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
