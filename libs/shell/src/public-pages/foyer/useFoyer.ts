import { useMediaQuery } from '@callboard/ui-kit/layout';
import { useFollowedQuery } from '../useFollowedQuery';

/** A screen on the wall follows a step of the show within two seconds; a phone in a full house reads less often. */
const screenMs = 2_000;
const phoneMs = 10_000;

/** The night of a performance, followed on a screen or a phone. */
export function useFoyer(performance: string) {
  const everyMs = useMediaQuery('(min-width: 1000px)') ? screenMs : phoneMs;
  const { value: foyer, ...rest } = useFollowedQuery('foyer', { performance }, everyMs);
  return { foyer, ...rest };
}
