import { localZone } from '@callboard/forms/dates';
import { useState } from 'react';

/** The zone of the one who looks. */
export function useZone(): string {
  const [zone] = useState(localZone);
  return zone;
}
