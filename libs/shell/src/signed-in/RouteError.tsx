import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { ErrorPage } from '../errors/ErrorPage';
import { isMissingPart, reloadOnce } from '../errors/importOrReload';

export interface RouteErrorProps {
  onRetry: () => void;
}

/** Shown in place of a page that has thrown or could not be loaded; the frame around it stays. */
export function RouteError({ onRetry }: RouteErrorProps) {
  const error = useRouteError();
  // The window, outside React: a part that a screen loads by itself can be gone too, after a new build.
  useEffect(() => {
    if (isMissingPart(error)) reloadOnce();
  }, [error]);
  return <ErrorPage error={error} onRetry={onRetry} />;
}
