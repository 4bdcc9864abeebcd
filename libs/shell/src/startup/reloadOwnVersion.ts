import { keptStorage } from '@callboard/auth';

/**
 * Loads the page again, to speak the version of the API that this build speaks: a stored one that the server does not know would
 * fail again after every reload.
 */
export function reloadOwnVersion(): void {
  keptStorage().remove('api_version');
  location.reload();
}
