import type { UserHandler } from '../../tools/ActionTools';

/** Protections of the account besides its password. */
export const security: UserHandler<'security'> = async (
  { twoStep, passkeys },
  { session: { tenant, user, account } },
) => {
  const { isOn, codesLeft } = await twoStep.stateOf(account);
  return {
    totp: { is_on: isOn, recovery_codes_left: codesLeft },
    passkeys: await passkeys.list(tenant, user),
  };
};
