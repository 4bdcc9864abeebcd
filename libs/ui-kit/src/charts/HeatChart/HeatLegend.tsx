import styles from './HeatChart.module.css';

const heats = [1, 2, 3, 4, 5];

/** From the least to the most, in the five shades. */
export function HeatLegend({ least, most }: { least: string; most: string }) {
  return (
    <p className={styles.legend}>
      <span>{least}</span>
      <span className={styles.shades} aria-hidden>
        {heats.map((heat) => (
          <span key={heat} className={styles.shade} data-heat={heat} />
        ))}
      </span>
      <span>{most}</span>
    </p>
  );
}
