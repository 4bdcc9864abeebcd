import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { ErrorPage } from '../errors/ErrorPage';
import { isMissingPart, reloadOnce } from '../errors/importOrReload';

export interface RouteErrorProps {
  onRetry: () => void;
}

/**
 * Shown in place of a page that has thrown or could not be loaded; the frame around it stays. A page of which a part is missing, most
 * often because a new build has replaced it, is reloaded first: here, because the router has its address in the window by now.
 */
export function RouteError({ onRetry }: RouteErrorProps) {
  const error = useRouteError();
  const isMissing = isMissingPart(error);
  const [isReloading, setReloading] = useState(isMissing);
  // The window, outside React.
  useEffect(() => {
    if (isMissing) setReloading(reloadOnce());
  }, [error, isMissing]);
  return isReloading ? null : <ErrorPage error={error} onRetry={onRetry} />;
}
