import { readQuery } from '@callboard/api-client';
import { csvText } from '@callboard/domain/cells';
import { isOut } from '@callboard/domain/judging';
import { Button, saveFile } from '@callboard/ui-kit/elements';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useEffect, useRef, useState } from 'react';
import { actStateText } from '../ActStateBadge';
import { resultMessages as words } from './resultMessages';
import styles from './results.module.css';
import { saveCertificates } from './saveCertificates';

interface Progress {
  done: number;
  all: number;
}

/** Files made of released results: the list for the press, to save or to print, and all certificates. */
export function ResultFiles({ stage }: { stage: string }) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const making = useRef<AbortController>(undefined);
  const alerts = useAlerts();

  // Leaving the page stops what the browser would go on saving.
  useEffect(() => () => making.current?.abort(), []);

  async function saveAll() {
    const controller = new AbortController();
    making.current = controller;
    let last: Progress = { done: 0, all: 0 };
    setProgress(last);
    await saveCertificates({
      stage,
      signal: controller.signal,
      onProgress: (done, all) => {
        last = { done, all };
        setProgress(last);
      },
    });
    setProgress(null);
    if (controller.signal.aborted && last.all > 0)
      alerts.show({ message: words.stopped(last.done, last.all) });
  }

  async function savePress() {
    const outcome = await readQuery('stageResults', { stage });
    if (!outcome.ok) return;
    const { acts, next, stage: name } = outcome.data;
    const columns = [words.placeColumn, words.act, words.school, words.total, words.goesOn];
    const rows = acts.map(({ place, name: act, school, total, goesOn, state }) => [
      place ?? (isOut(state) ? actStateText(state) : ''),
      act,
      school ?? '',
      total ?? '',
      goesOn ? (next ?? '') : '',
    ]);
    saveFile(`${words.pressName(name)}.csv`, csvText([columns, ...rows]), 'text/csv');
  }

  if (progress)
    return (
      <span className={styles.making} role="status">
        {progress.all > 0 ? words.saved(progress.done, progress.all) : words.saving}
        <Button onClick={() => making.current?.abort()}>{words.stop}</Button>
      </span>
    );
  return (
    <span className={styles.files}>
      <Button icon="download" onClick={() => void savePress()}>
        {words.press}
      </Button>
      <Button onClick={() => window.print()}>{words.print}</Button>
      <Button icon="download" onClick={() => void saveAll()}>
        {words.certificates}
      </Button>
    </span>
  );
}
