import type { Providers } from '../providers/createProviders';
import type { ActionName, AnswerOf } from '@callboard/api-contract/actions';
import type { UserCall } from '../calls/handler';
import type { Database } from '../database/openDatabase';
import type { MailQueue } from '../mail/mailQueue';
import type { Push } from '../push/createPush';
import type { PushSubscriptions } from '../push/pushSubscriptions';
import type { Settings } from '../settings';
import type { Activations } from '../sessions/activations/createActivations';
import type { Passkeys } from '../sessions/security/passkeys';
import type { Secrets } from '../secrets/secrets';
import type { TwoStep } from '../sessions/security/twoStep';
import type { SessionStore } from '../sessions/sessionStore';
import type { SubjectHooks } from './SubjectHooks';
import type { Tickets } from '../sessions/tickets';

/** Dependencies of the actions of a user. */
export interface ActionTools {
  database: Database;
  sessions: SessionStore;
  mails: MailQueue;
  settings: Settings;
  secrets: Secrets;
  tickets: Tickets;
  twoStep: TwoStep;
  passkeys: Passkeys;
  activations: Activations;
  /** Null where no keys are configured. */
  push: Push | null;
  pushSubscriptions: PushSubscriptions;
  /** Providers that move the money of payments online. */
  providers: Providers;
  hooks: SubjectHooks;
}

/** The handler of an action of the user, before it has its tools. */
export type UserHandler<A extends ActionName> = (
  tools: ActionTools,
  call: UserCall<A>,
) => Promise<AnswerOf<A>>;
