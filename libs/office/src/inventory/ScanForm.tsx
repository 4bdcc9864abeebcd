import { RecordPicker } from '@callboard/pickers';
import { Button } from '@callboard/ui-kit/elements';
import { Field, TextInput } from '@callboard/ui-kit/inputs';
import { Banner, Card, Stack } from '@callboard/ui-kit/layout';
import { useRef, useState } from 'react';
import { deskMessages as words } from './deskMessages';
import styles from './inventory.module.css';
import type { Tray } from './useTray';

const longestCode = 300;

/** Takes what a scanner types, which ends each code with Enter; by name for what has lost its label. */
export function ScanForm({ tray }: { tray: Tray }) {
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { result } = tray;

  function submit(): void {
    const typed = code.trim();
    if (typed === '') return;
    setCode('');
    tray.scan(typed);
    input.current?.focus();
  }

  return (
    <Card>
      <Stack>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Field label={words.scan} description={words.scanHint} error={result.error}>
            <div className={styles.scan}>
              <TextInput
                ref={input}
                autoFocus
                autoComplete="off"
                spellCheck={false}
                maxLength={longestCode}
                value={code}
                onChange={({ target }) => setCode(target.value)}
              />
              {/* Never busy: a busy button takes no Enter, and a scanner is faster than an answer. */}
              <Button type="submit" icon="plus">
                {words.add}
              </Button>
            </div>
          </Field>
        </form>
        <p role="status" className={styles.said}>
          {result.said}
        </p>
        {result.choices && (
          <Banner kind="info">
            <Stack>
              <p>{words.several}</p>
              {result.choices.map((asset) => (
                <Button key={asset.hashcode} onClick={() => tray.add(asset)}>
                  {[asset.title, asset.code].filter(Boolean).join(' · ')}
                </Button>
              ))}
            </Stack>
          </Banner>
        )}
        <Field label={words.byName}>
          <RecordPicker
            collection="inventoryInstances"
            canAdd={false}
            value={null}
            onChange={(asset) => asset && void tray.addByHashcode(asset.hashcode)}
          />
        </Field>
      </Stack>
    </Card>
  );
}
