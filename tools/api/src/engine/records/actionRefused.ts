import { refusedAction, type ApiProblem, type Message } from '../problems';
import type { TenantActor } from './actor';
import type { Intent } from './idempotently';

/** An action on one record, as it was requested. */
export interface ActionRequest {
  actor: TenantActor;
  target: string;
  ifMatch: string | undefined;
  intent: Intent | null;
  /** The data of the call. */
  input?: unknown;
}

/** An action's refusal in its envelope. */
export function actionRefused(message: Message): ApiProblem {
  return refusedAction(message);
}
