import { recoveryCodesSchema, totpSetupSchema, type TotpSetup } from '@callboard/api-contract';
import { anything, userAction, type ActionOutcome } from '../calls/userAction';

/** The verbs of two-step sign-in. The password says again that it is the owner who sits there. */
export const twoStep = {
  /** A secret for the authenticator app; nothing is on before its first code has come. */
  begin: (password: string): Promise<ActionOutcome<TotpSetup>> =>
    userAction('begin_totp', { data: { password }, schema: totpSetupSchema }),
  /** Switches it on by a first code, and answers the recovery codes: this once. */
  confirm: (code: string) =>
    codesOf(userAction('confirm_totp', { data: { code }, schema: recoveryCodesSchema })),
  remove: (password: string): Promise<ActionOutcome<unknown>> =>
    userAction('remove_totp', { data: { password }, schema: anything }),
  /** Switches it off for a user who has lost their phone, as an admin (clause 6.3). */
  removeFor: (user: string): Promise<ActionOutcome<unknown>> =>
    userAction('remove_totp', { data: { user }, schema: anything }),
  /** New recovery codes; the old ones are worth nothing from then on. */
  renewCodes: (password: string) =>
    codesOf(userAction('renew_recovery_codes', { data: { password }, schema: recoveryCodesSchema })),
} as const;

async function codesOf(
  answer: Promise<ActionOutcome<{ recovery_codes: string[] }>>,
): Promise<ActionOutcome<readonly string[]>> {
  const outcome = await answer;
  return outcome.ok ? { ok: true, data: outcome.data.recovery_codes } : outcome;
}
