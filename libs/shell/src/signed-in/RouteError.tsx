import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { ErrorPage } from '../errors/ErrorPage';
import { isMissingPart, reloadOnce } from '../errors/importOrReload';

export interface RouteErrorProps {
  onRetry: () => void;
}

/**
 * Shown in place of a page that threw or could not be loaded; the layout around it stays. When a chunk is missing, usually because a new
 * build has replaced it, the page is reloaded first. This happens here because the router has already updated the URL.
 */
export function RouteError({ onRetry }: RouteErrorProps) {
  const error = useRouteError();
  const isMissing = isMissingPart(error);
  const [isReloading, setReloading] = useState(isMissing);
  // Reloads the window.
  useEffect(() => {
    if (isMissing) setReloading(reloadOnce());
  }, [error, isMissing]);
  return isReloading ? null : <ErrorPage error={error} onRetry={onRetry} />;
}
