import { Button } from '@callboard/ui-kit/elements';
import { Field, TextInput } from '@callboard/ui-kit/inputs';
import { Card, Stack } from '@callboard/ui-kit/layout';
import { CameraScanner } from '@callboard/ui-kit/scanning';
import { useRef, useState } from 'react';
import styles from './door.module.css';
import { doorMessages as words } from './doorMessages';

const longestCode = 300;

export interface ScanPanelProps {
  onCode: (code: string) => void;
}

/** Reads a code by the camera, or takes what a scanner types, which ends each code with Enter. */
export function ScanPanel({ onCode }: ScanPanelProps) {
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);

  function submit(): void {
    const typed = code.trim();
    setCode('');
    input.current?.focus();
    if (typed !== '') onCode(typed);
  }

  return (
    <Card title={words.scanTitle}>
      <Stack>
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
