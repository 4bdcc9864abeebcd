import { Fragment } from 'react';
import { shortcutMessages } from './shortcutMessages';
import styles from './ShortcutSheet.module.css';

/** The keys of a shortcut, as labelled on the keyboard. */
export function KeyStrokes({ keys }: { keys: readonly string[] }) {
  return keys.map((stroke) => (
    <span key={stroke} className={styles.stroke}>
      {stroke.split(' ').map((chord, index) => (
        <Fragment key={chord}>
          {index > 0 && <span className={styles.then}>{shortcutMessages.then}</span>}
          {chord.split('+').map((key) => (
            <kbd key={key} className={styles.key}>
              {key === 'Mod' ? modKey() : key}
            </kbd>
          ))}
        </Fragment>
      ))}
    </span>
  ));
}

function modKey(): string {
  return /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';
}
