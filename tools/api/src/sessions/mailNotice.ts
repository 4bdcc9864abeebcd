import { product, type TenantCode } from '@callboard/api-contract';
import type { FastifyRequest } from 'fastify';
import { html } from '../mail/html';
import { tenantUrl } from '../tenantUrl';
import type { ActionTools } from './actions/userAction';

/** What was done to an account, as its owner is told. */
const notices = {
  password: 'Your password was changed.',
  totpOn: 'Two-step sign-in was turned on.',
  totpOff: 'Two-step sign-in was turned off.',
  recoveryCodes: 'New recovery codes were made. The old ones no longer work.',
  passkeyOn: 'A passkey was added.',
  passkeyOff: 'A passkey was removed.',
} as const;

export type Notice = keyof typeof notices;

/** Tells the owner of an account by mail what protects it from now on, after the answer. */
export function mailNotice(
  { database, mailer, settings }: ActionTools,
  request: FastifyRequest,
  { account, tenant }: { account: string; tenant: TenantCode },
  notice: Notice,
): void {
  const send = async () => {
    const [owner] = await database.shared.query<{ email: string }>({
      text: 'SELECT email FROM accounts WHERE id = $1',
      values: [account],
    });
    if (!owner) return;
    const words = notices[notice];
    const rest =
      notice === 'recoveryCodes' ? '' : ' All other places where you were signed in have been signed out.';
    const link = `${tenantUrl(settings, tenant)}/login/forgot`;
    await mailer.send({
      to: owner.email,
      subject: `${product.name}: ${words}`,
      text: `${words}${rest}\n\nIf it was not you, set a new password at once:\n${link}\n`,
      html: html`<p>${words}${rest}</p>
        <p>If it was not you, <a href="${link}">set a new password</a> at once.</p>`.markup,
    });
  };
  setImmediate(() => {
    send().catch((error: unknown) => request.log.error({ err: error }, 'mail not sent'));
  });
}
