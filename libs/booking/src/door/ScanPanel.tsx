import type { DoorDirection } from '@callboard/api-contract/booking';
import { Button } from '@callboard/ui-kit/elements';
import { Field, TextInput } from '@callboard/ui-kit/inputs';
import { Card, Stack } from '@callboard/ui-kit/layout';
import { CameraScanner } from '@callboard/ui-kit/scanning';
import { useRef, useState, type MouseEvent } from 'react';
import styles from './door.module.css';
import { doorMessages as words } from './doorMessages';

const longestCode = 300;
const directions = [
  { value: 'in', label: words.goIn },
  { value: 'out', label: words.goOut },
] as const;

export interface ScanPanelProps {
  direction: DoorDirection;
  onDirectionChange: (direction: DoorDirection) => void;
  onCode: (code: string) => void;
}

/** Reads a code by the camera, or takes what a scanner types, which ends each code with Enter; and turns the door to let people out. */
export function ScanPanel({ direction, onDirectionChange, onCode }: ScanPanelProps) {
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);

  function submit(): void {
    const typed = code.trim();
    setCode('');
    input.current?.focus();
    if (typed !== '') onCode(typed);
  }

  function turn({ nativeEvent }: MouseEvent, value: DoorDirection): void {
    onDirectionChange(value);
    // A scanner types into the field again; a finger would open the keyboard of the screen with it.
    if (!(nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch')) input.current?.focus();
  }

  return (
    <Card title={words.scanTitle}>
      <Stack>
        <div role="group" aria-label={words.direction} className={styles.directions}>
          {directions.map(({ value, label }) => (
            <Button
              key={value}
              size="large"
              variant={value === direction ? 'primary' : 'secondary'}
              aria-pressed={value === direction}
              onClick={(event) => turn(event, value)}
            >
              {label}
            </Button>
          ))}
        </div>
        <CameraScanner onCode={onCode} />
        <form
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Field label={words.code} description={words.codeHelp}>
            <div className={styles.code}>
              <TextInput
                ref={input}
                autoFocus
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                inputMode="text"
                maxLength={longestCode}
                value={code}
                onChange={({ target }) => setCode(target.value)}
              />
              <Button type="submit">{words.check}</Button>
            </div>
          </Field>
        </form>
      </Stack>
    </Card>
  );
}
