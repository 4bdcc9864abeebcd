import { instantsOf, isWallTime } from '@callboard/domain/calendar';
import { RadioGroup } from '@callboard/ui-kit/inputs';
import { dateMessages } from './dateMessages';
import { toEntered } from './storedTime';

export interface ClockChoiceProps {
  /** An instant, or a wall time that is shown twice. */
  value: string;
  zone: string;
  onChange: (instant: string) => void;
  disabled: boolean | undefined;
}

/** Asks which of two is meant where the clocks of a zone show a time again, after they have gone back; nothing elsewhere. */
export function ClockChoice({ value, zone, onChange, disabled }: ClockChoiceProps) {
  const wallTime = toEntered(value, zone);
  const [first, second] = isWallTime(wallTime) ? instantsOf(wallTime, zone) : [];
  if (first === undefined || second === undefined) return null;
  const chosen = [first, second].find((instant) => Date.parse(instant) === Date.parse(value));
  return (
    <RadioGroup
      label={dateMessages.whichTime(wallTime.slice(11))}
      options={[
        { value: first, label: dateMessages.firstTime(offsetOf(first)) },
        { value: second, label: dateMessages.secondTime(offsetOf(second)) },
      ]}
      value={value === wallTime ? undefined : chosen}
      onValueChange={onChange}
      disabled={disabled}
    />
  );
}

function offsetOf(instant: string): string {
  return `UTC${instant.slice(-6)}`;
}
