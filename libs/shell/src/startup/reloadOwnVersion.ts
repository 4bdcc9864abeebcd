import { valueStorage } from '@callboard/auth';

/**
 * Clears the stored API version and reloads the page, so that it uses the version of this build. A stored version that the server does not
 * support would fail after every reload.
 */
export function reloadOwnVersion(): void {
  valueStorage().remove('api_version');
  location.reload();
}
