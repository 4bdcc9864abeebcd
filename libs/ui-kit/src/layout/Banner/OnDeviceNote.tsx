import { Banner } from './Banner';
import styles from './OnDeviceNote.module.css';
import { offlineMessages as words } from './offlineMessages';

export interface OnDeviceNoteProps {
  /** There is no network. */
  isAway: boolean;
  /** The browser stores nothing; undefined until that is known. */
  isRefused: boolean | undefined;
  /** What a reload without a network would show: when it was read, as text, and its size. */
  stored: { at: string; bytes: number } | null;
  /** The texts without a network, in the words of the work. */
  texts: { offline: string; readAt: (time: string) => string };
}

/** Whether a page opens without a network, before it has to; and without one from when what it shows is. */
export function OnDeviceNote({ isAway, isRefused, stored, texts }: OnDeviceNoteProps) {
  if (isAway)
    return (
      <Banner kind="warning" title={texts.offline}>
        {stored && texts.readAt(stored.at)}
      </Banner>
    );
  if (isRefused)
    return (
      <Banner kind="warning" title={words.refused}>
        {words.refusedText}
      </Banner>
    );
  return (
    stored && <p className={styles.root}>{words.onDevice(stored.at, Math.ceil(stored.bytes / 1_000))}</p>
  );
}
