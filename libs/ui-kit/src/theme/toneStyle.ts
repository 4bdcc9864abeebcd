import type { Tone } from './tone';
import styles from './tone.module.css';

/**
 * Attributes that give an element the colours of a tone: its stylesheet reads `--tone-soft`, `--tone-text` and
 * `--tone-solid`.
 * @example <span {...toneStyle('green', styles.root)} />
 */
export function toneStyle(tone: Tone | undefined, className: string | undefined) {
  return { className: `${styles.tone} ${className ?? ''}`, 'data-tone': tone };
}
