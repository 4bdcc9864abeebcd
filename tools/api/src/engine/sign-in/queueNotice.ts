import { tenants } from '@callboard/all-tenants';
import type { PayloadOf } from '@callboard/api-contract/events';
import * as v from 'valibot';
import { html } from '../mail/html';
import { languageOf } from '../mail/languageOf';
import { mailTexts } from '../mail/mailTexts';
import { tenantUrl } from '../tenantUrl';
import type { Transaction } from '../database/TenantDatabase';
import type { AccountAt } from '../sessions/security/AccountAt';
import type { ActionTools } from '../tools/ActionTools';

const texts = mailTexts({
  en: {
    password: 'Your password was changed.',
    totpOn: 'Two-step sign-in was turned on.',
    totpOff: 'Two-step sign-in was turned off.',
    recoveryCodes: 'New recovery codes were made. The old ones no longer work.',
    passkeyOn: 'A passkey was added.',
    passkeyOff: 'A passkey was removed.',
    signedOut: 'You were signed out everywhere else.',
    notYou: 'If it was not you, set a new password immediately:',
    newPassword: 'Set a new password',
    why: 'You get this because the security of your account was changed.',
  },
  mi: {
    password: 'I huria tō kupuhipa.',
    totpOn: 'I whakakāngia te takiuru takirua.',
    totpOff: 'I whakawetoa te takiuru takirua.',
    recoveryCodes: 'I hangaia he waehere whakaora hou. Kua kore ngā mea tawhito e mahi.',
    passkeyOn: 'I tāpirihia he kī uru.',
    passkeyOff: 'I tangohia he kī uru.',
    signedOut: 'Kua takiputaina koe i ngā wāhi katoa atu i takiuru ai koe.',
    notYou: 'Ki te kore nāu tēnei, tautuhia ināianei tonu he kupuhipa hou:',
    newPassword: 'Tautuhia he kupuhipa hou',
    why: 'I tae atu tēnei nā te mea i huria ngā mea e tiaki ana i tō pūkete.',
  },
});

type AccountChange = PayloadOf<'account.secured'>['change'];

/** Has the owner of an account notified by mail of what protects it from now on. */
export async function queueNotice(
  { mails, settings }: Pick<ActionTools, 'mails' | 'settings'>,
  transaction: Transaction,
  { account, tenant }: AccountAt,
  change: AccountChange,
): Promise<void> {
  const [owner] = await transaction.rows(v.object({ email: v.string() }), {
    text: 'SELECT email FROM accounts WHERE id = $1',
    values: [account],
  });
  if (!owner) return;
  const language = await languageOf(transaction, tenant, owner.email);
  const words = texts[language];
  const what = words[change];
  const whole = change === 'recoveryCodes' ? what : `${what} ${words.signedOut}`;
  const link = `${tenantUrl(settings, tenant)}/login/forgot`;
  await mails.queue(transaction, tenant, {
    to: owner.email,
    language,
    subject: `${tenants[tenant].name}: ${what}`,
    text: `${whole}\n\n${words.notYou}\n${link}\n`,
    html: html`<p>${whole}</p>
      <p>${words.notYou} <a href="${link}">${words.newPassword}</a></p>`.markup,
    why: words.why,
  });
}
