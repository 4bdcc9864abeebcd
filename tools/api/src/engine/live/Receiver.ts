import type { TenantCode } from '@callboard/api-contract';
import type { Session } from '../plugins/session';

/** A connected client, and whose it is. Its rights do not change while it is connected: where they do, it is closed. */
export interface Receiver {
  tenant: TenantCode;
  session: Pick<Session, 'user' | 'individual' | 'roles' | 'tokenHash'>;
  /** Where to go on: the position of an earlier connection; null: from now on. */
  after: string | null;
  /** Sends messages, and drops a client that does not read them. */
  send: (texts: readonly string[]) => void;
  /** Sends messages that a client without room for them does not get. */
  sendIfReading: (texts: readonly string[]) => void;
  close: (reason: CloseReason) => void;
}

export type CloseReason = 'sessionEnded' | 'rolesChanged' | 'shutdown';
