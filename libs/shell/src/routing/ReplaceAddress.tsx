import { useEffect } from 'react';
import { replaceAddress } from './address';

/** Sends whoever is here to another path of the app, before the router is there. */
export function ReplaceAddress({ to }: { to: string }) {
  // The address belongs to the window, outside React.
  useEffect(() => replaceAddress(to), [to]);
  return null;
}
