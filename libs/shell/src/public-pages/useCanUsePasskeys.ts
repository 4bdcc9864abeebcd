import { useSyncExternalStore } from 'react';
import { useAppArguments } from '../startup/argumentsSlice';

/** True if the server and this browser support passkeys; false in the prerendered page. */
export function useCanUsePasskeys(): boolean {
  const isOffered = useAppArguments().arguments.features?.['passkeys'] === true;
  const isPossible = useSyncExternalStore(never, hasPasskeys, () => false);
  return isOffered && isPossible;
}

function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && isSecureContext;
}

// Browser support does not change while a page is open.
function never() {
  return () => {};
}
