import { limits } from '@callboard/api-contract';
import { useEffect, useState } from 'react';

/** What stands in a search box, passed on when typing pauses; a value from outside (Back, Clear) takes its place. */
export function useTypedSearch(
  value: string,
  onSettle: (value: string) => void,
): [string, (typed: string) => void] {
  // Kept until the address has caught up: the router takes its time, and the letters typed meanwhile must not be lost.
  const [typed, setTyped] = useState<string>();
  if (typed !== undefined && typed === value) setTyped(undefined);

  // Waits on the clock of the browser.
  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => onSettle(typed), limits.pickerDebounceMs);
    return () => clearTimeout(timer);
    // Only typing starts the clock anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed]);

  return [typed ?? value, setTyped];
}
