import { storedJson } from '@callboard/browser-storage';
import { useState } from 'react';
import * as v from 'valibot';

const schema = v.array(v.string());

/** The items of a timetable that the user marked with a star: they stay in this browser. */
export function useStars(event: string) {
  const stored = storedJson(`callboard.stars.${event}`, schema);
  const [stars, setStars] = useState<ReadonlySet<string>>(() => new Set(stored.read()));

  function toggle(item: string) {
    // Another tab can have changed them.
    const next = new Set(stored.read() ?? stars);
    if (stars.has(item)) next.delete(item);
    else next.add(item);
    stored.write([...next]);
    setStars(next);
  }

  return { stars, toggle };
}
