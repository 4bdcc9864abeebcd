import { createProviders } from '../providers/createProviders';
import type { Database } from '../database/openDatabase';
import { createMailQueue } from '../mail/mailQueue';
import { createPush } from '../push/createPush';
import type { PushTransport } from '../push/postToPublicHost';
import { createPushSubscriptions } from '../push/pushSubscriptions';
import type { Settings } from '../settings';
import type { ActionTools } from './ActionTools';
import { createActivations } from '../sessions/activations/createActivations';
import { createPasskeys } from '../sessions/security/passkeys';
import { readSecretKey } from '../secrets/secretKey';
import { createSecrets } from '../secrets/secrets';
import { createTwoStep } from '../sessions/security/twoStep';
import { createSessionStore } from '../sessions/sessionStore';
import type { SubjectHooks } from './SubjectHooks';
import { createTickets } from '../sessions/tickets';

/** Creates the tools of signing in and its neighbours, over one database. */
export async function createActionTools(
  database: Database,
  settings: Settings,
  hooks: SubjectHooks,
  pushTransport?: PushTransport,
): Promise<ActionTools> {
  const secrets = createSecrets(await readSecretKey(settings));
  return {
    database,
    settings,
    secrets,
    sessions: createSessionStore(database),
    mails: createMailQueue(database, secrets, settings.rateLimit),
    tickets: createTickets(database),
    twoStep: createTwoStep(database, secrets),
    passkeys: createPasskeys(database, settings),
    activations: createActivations(database, hooks.joinInvited),
    push: settings.push ? createPush(settings.push, pushTransport) : null,
    pushSubscriptions: createPushSubscriptions(database, secrets),
    hooks,
    providers: await createProviders(database, secrets, settings),
  };
}
