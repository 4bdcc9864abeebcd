import { displayMessages } from '../../text/displayMessages';
import { Star } from './Star';
import styles from './StarRating.module.css';

export interface StarRatingProps {
  /** The number of stars; rounded to half stars. */
  value: number;
  /** The number of stars for the best. @default 5 */
  max?: number | undefined;
  /** Shows the number next to the stars. @default false */
  hasFigure?: boolean | undefined;
}

/** A read-only rating in stars. For an input use `StarRatingInput`. */
export function StarRating({ value, max = 5, hasFigure = false }: StarRatingProps) {
  const stars = Math.min(max, Math.max(0, Math.round(2 * value) / 2 || 0));
  return (
    <span className={styles.root}>
      <span className={styles.stars} role="img" aria-label={displayMessages.starsOf(stars, max)}>
        {Array.from({ length: max }, (_, index) => (
          <Star key={index} share={Math.min(1, Math.max(0, stars - index))} />
        ))}
      </span>
      {hasFigure && (
        <span className={styles.figure} aria-hidden>
          {stars}
        </span>
      )}
    </span>
  );
}
