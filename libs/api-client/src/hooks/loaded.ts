import type { Problem } from '@callboard/api-contract';

/** What a read hook hands back. */
export interface Loaded<T> {
  data: T | undefined;
  problem: Problem | undefined;
  /** Nothing to show yet. */
  isLoading: boolean;
  /** Asking the server, maybe with older data shown. */
  isFetching: boolean;
  refetch: () => void;
}
