import { timeOfInstant } from '@callboard/domain/calendar';
import { clockFinding } from './clockFinding';
import { FindingsLine, type Finding } from './FindingsLine';
import styles from './OnDeviceNote.module.css';
import { offlineMessages as words } from './offlineMessages';

export interface OnDeviceNoteProps {
  /** There is no network. */
  isAway: boolean;
  /** The browser stores nothing; undefined until that is known. */
  isRefused: boolean | undefined;
  /** How many milliseconds the clock of the server is ahead of that of the device; null before that is known. */
  clockOffset: number | null;
  /** Persistence of the stored data, or the reason why the browser can drop it; undefined until that is known. @default undefined */
  keeping?: 'ok' | 'notPersisted' | 'full' | 'unknown' | undefined;
  /** Copy for a reload without a network: when it was read, in milliseconds since 1970, and its size. */
  stored: { at: number; bytes: number } | null;
  /** The zone whose clock the reader has in mind: that of the venue. */
  zone: string;
  /** The texts without a network, in the words of the work. */
  texts: { offline: string; readAt: (time: string) => string; stays?: string | undefined };
}

/**
 * Notes whether a page opens without a network, before it has to; and without one from when what it shows is. A wrong clock is named with its
 * size. All of it is one line, which takes no room from the work below.
 */
export function OnDeviceNote({
  isAway,
  isRefused,
  clockOffset,
  keeping,
  stored,
  zone,
  texts,
}: OnDeviceNoteProps) {
  const readAt = stored && timeOfInstant(new Date(stored.at).toISOString(), zone);
  const isSafe = isAway || isRefused || (keeping !== 'notPersisted' && keeping !== 'full');
  const findings: (Finding | false | null)[] = [
    isAway && {
      key: 'offline',
      kind: 'warning',
      title: texts.offline,
      content: readAt === null ? undefined : texts.readAt(readAt),
    },
    !isAway &&
      isRefused === true && {
        key: 'refused',
        kind: 'warning',
        title: words.refused,
        content: words.refusedText,
      },
    clockFinding(clockOffset),
    !isSafe &&
      stored !== null && {
        key: 'keeping',
        kind: 'warning',
        title: words.notPersisted,
        content: keeping === 'full' ? words.freeSpace : words.installApp,
      },
  ];
  return (
    <>
      <FindingsLine findings={findings.filter((finding) => finding !== false && finding !== null)} />
      {!isAway && isRefused !== true && stored && readAt !== null && (
        <p className={styles.root}>
          {keeping === 'ok' && texts.stays !== undefined && <>{texts.stays} </>}
          {words.onDevice(readAt, Math.ceil(stored.bytes / 1_000))}
        </p>
      )}
    </>
  );
}
