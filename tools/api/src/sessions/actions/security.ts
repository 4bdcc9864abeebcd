import { requireSession } from '../authenticate';
import type { UserAction } from './userAction';

/** What protects the account beside its password. */
export const security: UserAction = async ({ sessions, twoStep, passkeys }, request) => {
  const { tenant, user, account } = await requireSession(request, sessions);
  const { isOn, codesLeft } = await twoStep.stateOf(account);
  return {
    totp: { is_on: isOn, recovery_codes_left: codesLeft },
    passkeys: await passkeys.list(tenant, user),
  };
};
