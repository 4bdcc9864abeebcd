import { timeOfInstant } from '@callboard/domain/calendar';
import { Banner } from './Banner';
import styles from './OnDeviceNote.module.css';
import { offlineMessages as words } from './offlineMessages';

export interface OnDeviceNoteProps {
  /** There is no network. */
  isAway: boolean;
  /** The browser stores nothing; undefined until that is known. */
  isRefused: boolean | undefined;
  /** What a reload without a network would show: when it was read, in milliseconds since 1970, and its size. */
  stored: { at: number; bytes: number } | null;
  /** The zone whose clock the reader has in mind: that of the venue. */
  zone: string;
  /** The texts without a network, in the words of the work. */
  texts: { offline: string; readAt: (time: string) => string };
}

/** Whether a page opens without a network, before it has to; and without one from when what it shows is. */
export function OnDeviceNote({ isAway, isRefused, stored, zone, texts }: OnDeviceNoteProps) {
  const readAt = stored && timeOfInstant(new Date(stored.at).toISOString(), zone);
  if (isAway)
    return (
      <Banner kind="warning" title={texts.offline}>
        {readAt !== null && texts.readAt(readAt)}
      </Banner>
    );
  if (isRefused)
    return (
      <Banner kind="warning" title={words.refused}>
        {words.refusedText}
      </Banner>
    );
  if (!stored || readAt === null) return null;
  return <p className={styles.root}>{words.onDevice(readAt, Math.ceil(stored.bytes / 1_000))}</p>;
}
