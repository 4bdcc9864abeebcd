import { ownZone } from '@callboard/ui-kit/dates';
import { useState } from 'react';

/** The user's time zone. */
export function useZone(): string {
  const [zone] = useState(ownZone);
  return zone;
}
