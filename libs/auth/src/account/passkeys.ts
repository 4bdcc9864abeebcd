import { passkeyOptionsSchema } from '@callboard/api-contract';
import { anything, userAction, type ActionOutcome } from '../calls/userAction';

/** The verbs of passkeys; the browser's part is in the screens. */
export const passkeys = {
  /** What the browser is to make a passkey from. */
  begin: (password: string) =>
    userAction('begin_passkey', { data: { password }, schema: passkeyOptionsSchema }),
  confirm: (passkey: { ticket: string; name: string; response: unknown }): Promise<ActionOutcome<unknown>> =>
    userAction('confirm_passkey', { data: passkey, schema: anything }),
  remove: (passkey: string, password: string): Promise<ActionOutcome<unknown>> =>
    userAction('remove_passkey', { data: { passkey, password }, schema: anything }),
} as const;
