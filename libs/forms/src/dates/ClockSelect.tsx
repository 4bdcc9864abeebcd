import { instantsOf, isWallTime } from '@callboard/domain/calendar';
import { RadioGroup } from '@callboard/ui-kit/inputs';
import { dateMessages } from './dateMessages';
import { toEntered } from './storedTime';

export interface ClockSelectProps {
  /** An instant, or a wall time that occurs twice. */
  value: string;
  zone: string;
  onChange: (instant: string) => void;
  disabled: boolean | undefined;
}

/** Asks which instant is meant by a wall time that occurs twice because the clocks go back; renders nothing for other times. */
export function ClockSelect({ value, zone, onChange, disabled }: ClockSelectProps) {
  const wallTime = toEntered(value, zone);
  const [first, second] = isWallTime(wallTime) ? instantsOf(wallTime, zone) : [];
  if (first === undefined || second === undefined) return null;
  const selected = [first, second].find((instant) => Date.parse(instant) === Date.parse(value));
  return (
    <RadioGroup
      label={dateMessages.whichTime(wallTime.slice(11))}
      options={[
        { value: first, label: dateMessages.firstTime(offsetOf(first)) },
        { value: second, label: dateMessages.secondTime(offsetOf(second)) },
      ]}
      value={value === wallTime ? undefined : selected}
      onValueChange={onChange}
      disabled={disabled}
    />
  );
}

function offsetOf(instant: string): string {
  return `UTC${instant.slice(-6)}`;
}
