import { product, type PayloadOf } from '@callboard/api-contract';
import { html } from '../mail/html';
import { tenantUrl } from '../tenantUrl';
import type { Transaction } from '../database/TenantDatabase';
import type { AccountAt } from './security/AccountAt';
import type { ActionTools } from './actions/userAction';

const notices: Readonly<Record<AccountChange, string>> = {
  password: 'Your password was changed.',
  totpOn: 'Two-step sign-in was turned on.',
  totpOff: 'Two-step sign-in was turned off.',
  recoveryCodes: 'New recovery codes were made. The old ones no longer work.',
  passkeyOn: 'A passkey was added.',
  passkeyOff: 'A passkey was removed.',
};

type AccountChange = PayloadOf<'account.secured'>['change'];

/** Has the owner of an account notified by mail of what protects it from now on. */
export async function queueNotice(
  { mails, settings }: Pick<ActionTools, 'mails' | 'settings'>,
  transaction: Transaction,
  { account, tenant }: AccountAt,
  change: AccountChange,
): Promise<void> {
  const owner = await transaction.db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', account)
    .executeTakeFirst();
  if (!owner) return;
  const words = notices[change];
  const rest =
    change === 'recoveryCodes' ? '' : ' All other places where you were signed in have been signed out.';
  const link = `${tenantUrl(settings, tenant)}/login/forgot`;
  await mails.queue(transaction, tenant, {
    to: owner.email,
    subject: `${product.name}: ${words}`,
    text: `${words}${rest}\n\nIf it was not you, set a new password at once:\n${link}\n`,
    html: html`<p>${words}${rest}</p>
      <p>If it was not you, <a href="${link}">set a new password</a> at once.</p>`.markup,
    why: 'You get this because what protects your account was changed.',
  });
}
