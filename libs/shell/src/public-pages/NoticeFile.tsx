'use no memo'; // Texts are read again when the language changes.

import { readQuery } from '@callboard/api-client';
import { formatNumber } from '@callboard/language';
import { Button } from '@callboard/ui-kit/elements';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { noticeMessages as words } from './noticeMessages';
import styles from './PublicFrame.module.css';

interface NoticeFileProps {
  resource: string;
  title: string;
  file: { name: string; size: number };
}

/** A public file. Its address is requested at the click, because it works for five minutes. */
export function NoticeFile({ resource, title, file }: NoticeFileProps) {
  const [isBusy, setBusy] = useState(false);
  const alerts = useAlerts();

  async function download() {
    setBusy(true);
    const outcome = await readQuery('publicNoticeFile', { resource }, { isQuiet: true });
    setBusy(false);
    if (outcome.ok) location.assign(outcome.data.url);
    else alerts.show({ kind: 'error', message: outcome.problem.message });
  }

  return (
    <Button icon="download" isBusy={isBusy} onClick={() => void download()}>
      {words.download(title)}{' '}
      <span className={styles.text}>{words.kilobytes(formatNumber(Math.ceil(file.size / 1_024)))}</span>
    </Button>
  );
}
