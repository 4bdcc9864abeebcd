import { useSyncExternalStore } from 'react';
import { useAppArguments } from '../startup/argumentsSlice';

/** Whether the server offers passkeys and this browser has them. A page made at build time knows neither, and says no. */
export function useCanUsePasskeys(): boolean {
  const isOffered = useAppArguments().arguments.features?.['passkeys'] === true;
  const isPossible = useSyncExternalStore(never, hasPasskeys, () => false);
  return isOffered && isPossible;
}

function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && isSecureContext;
}

// A browser does not gain passkeys while a page is open.
function never() {
  return () => {};
}
