import type { RefObject } from 'react';
import styles from './Swatches.module.css';

const swatches = [
  'gray',
  'blue',
  'green',
  'yellow',
  'red',
  'purple',
  'text',
  'muted',
  'surface',
  'soft',
  'border',
  'focus',
];

/** Hidden elements that resolve the colours of the theme, because a canvas cannot. */
export function Swatches({ ref }: { ref: RefObject<HTMLDivElement | null> }) {
  return (
    <div ref={ref} hidden>
      {swatches.map((name) => (
        <span key={name} className={styles.swatch} data-swatch={name} />
      ))}
    </div>
  );
}
