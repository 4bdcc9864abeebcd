import styles from './StarRating.module.css';

const outline =
  'M12 2.8l2.83 5.74 6.34.92-4.59 4.47 1.09 6.31L12 17.26l-5.67 2.98 1.09-6.31-4.59-4.47 6.34-.92z';

/** A star that can be partly filled. */
export function Star({ share }: { share: number }) {
  return (
    <span className={styles.star} aria-hidden>
      <svg className={styles.outline} viewBox="0 0 24 24" focusable="false">
        <path d={outline} />
      </svg>
      {share > 0 && (
        <span className={styles.filled} style={{ inlineSize: `${100 * share}%` }}>
          <svg className={styles.fill} viewBox="0 0 24 24" focusable="false">
            <path d={outline} />
          </svg>
        </span>
      )}
    </span>
  );
}
