import { limits } from '@callboard/api-contract';
import { useEffect, useState } from 'react';

/** The text of a search box, debounced; a new value from outside (Back, Clear) replaces it. */
export function useTypedSearch(
  value: string,
  onCommit: (value: string) => void,
): [string, (typed: string) => void] {
  // Stored until the URL has been updated: that is asynchronous, and letters typed meanwhile must not be lost.
  const [typed, setTyped] = useState<string>();
  if (typed !== undefined && typed === value) setTyped(undefined);

  // Synchronises with a timer.
  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => onCommit(typed), limits.pickerDebounceMs);
    return () => clearTimeout(timer);
    // Only typing restarts the timer.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed]);

  return [typed ?? value, setTyped];
}
