import encodeQR from 'qr';
import styles from './QrCode.module.css';

export interface QrCodeProps {
  /** The text that a camera reads. */
  text: string;
  /** The accessible name. */
  label: string;
}

/** A text as a QR code. It is rendered in the browser, because the secret must not be sent to a third party. */
export function QrCode({ text, label }: QrCodeProps) {
  const { path, size } = drawn(encodeQR(text, 'raw'));
  return (
    <svg className={styles.root} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}

function drawn(rows: readonly (readonly boolean[])[]): { path: string; size: number } {
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { path: squares.join(''), size: rows.length };
}
