import type { Settings } from '../engine/settings';
import { seedPassword } from './addUsers';

/**
 * The password that the example accounts get. The one in the README is for development: anywhere else they have none and no one
 * can sign in with them, unless CALLBOARD_SEED_PASSWORD is set.
 */
export function passwordOfSeeds({
  environment,
  seedPassword: given,
}: Pick<Settings, 'environment' | 'seedPassword'>): string | null {
  return given ?? (environment === 'development' ? seedPassword : null);
}
