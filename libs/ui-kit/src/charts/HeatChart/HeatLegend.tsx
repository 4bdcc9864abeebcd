import styles from './HeatChart.module.css';

const heats = [1, 2, 3, 4, 5];

/** The five shades, from the lowest to the highest value. */
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
