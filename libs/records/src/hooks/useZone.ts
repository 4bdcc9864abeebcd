import { ownZone } from '@callboard/ui-kit/dates';
import { useState } from 'react';

/** The zone of the one who looks. */
export function useZone(): string {
  const [zone] = useState(ownZone);
  return zone;
}
