import {
  mailTimes,
  notificationKindNamed,
  type KindSetting,
  type MailTime,
} from '@callboard/api-contract/notifications';
import { Select } from '@callboard/ui-kit/inputs';
import { notificationSettingsMessages as words } from './notificationSettingsMessages';

export interface MailTimeSelectProps {
  setting: KindSetting;
  onChange: (mail: MailTime) => void;
}

/** When one kind of notification is sent by mail. */
export function MailTimeSelect({ setting: { kind, mail }, onChange }: MailTimeSelectProps) {
  if (notificationKindNamed(kind).isNeverMailed) return words.never;
  return (
    <Select
      aria-label={`${words.mail}: ${words.nameOf(kind)}`}
      placeholder={null}
      options={mailTimes.map((time) => ({ value: time, label: words[time] }))}
      value={mail}
      onChange={({ target }) => {
        const selected = mailTimes.find((time) => time === target.value);
        if (selected) onChange(selected);
      }}
    />
  );
}
