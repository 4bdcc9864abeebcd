import { workspaceRoot } from '../../workspaceRoot';
import { requireSecretKey } from '../secrets/checkSecretKey';
import { readSettings, type Settings } from '../settings';

/**
 * The settings that the server and each of its commands begin with: checked before a database is touched.
 *
 * @throws SettingsError with a sentence for each that makes no sense, or for a key that is missing.
 */
export function completeSettings(variables: NodeJS.ProcessEnv): Settings {
  const settings = readSettings(variables, workspaceRoot());
  requireSecretKey(settings);
  return settings;
}
