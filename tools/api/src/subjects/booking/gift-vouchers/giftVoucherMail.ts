import { tenants } from '@callboard/all-tenants';
import type { TenantCode } from '@callboard/api-contract';
import type { IssuedGiftVoucher } from '@callboard/api-contract/booking';
import type { LanguageCode } from '@callboard/api-contract/languages';
import { formatMoney } from '@callboard/domain/money';
import { dayText } from '../../../engine/mail/dateTexts';
import { html } from '../../../engine/mail/html';
import type { Mail } from '../../../engine/mail/Mail';
import { mailTexts } from '../../../engine/mail/mailTexts';
import type { Settings } from '../../../engine/settings';
import { tenantUrl } from '../../../engine/tenantUrl';

export const giftVoucherWords = mailTexts({
  en: {
    title: 'Gift voucher',
    subject: (amount: string, tenant: string) => `A gift voucher of ${amount} for ${tenant}`,
    hello: (name: string | null) => (name === null ? 'Hello,' : `Hello ${name},`),
    text: (amount: string) =>
      `This gift voucher has ${amount} for tickets. Enter its code when you pay online, or show it at the box office. What you do not spend stays on it.`,
    code: 'Code',
    number: 'Number',
    until: 'Valid until',
    shop: 'See what is on',
    safe: 'Keep the code to yourself: anyone who has it can spend the money.',
    why: (tenant: string) => `You get this because ${tenant} issued a gift voucher to this email.`,
  },
  mi: {
    title: 'Tīkiti koha',
    subject: (amount: string, tenant: string) => `He tīkiti koha o te ${amount} mō ${tenant}`,
    hello: (name: string | null) => (name === null ? 'Kia ora,' : `Kia ora ${name},`),
    text: (amount: string) =>
      `E ${amount} kei tēnei tīkiti koha hei hoko tīkiti. Tāurutia tōna waehere ina utu tuihono koe, whakaaturia rānei i te tari tīkiti. Ka noho tonu ki runga ngā moni kāore i whakapaua.`,
    code: 'Waehere',
    number: 'Tau',
    until: 'Ka mana tae noa ki',
    shop: 'Tirohia ngā whakaaturanga',
    safe: 'Kia noho muna te waehere: mā te tangata kei a ia te waehere ngā moni e whakapau.',
    why: (tenant: string) => `I tae atu tēnei nā te mea i tukua e ${tenant} he tīkiti koha ki tēnei īmēra.`,
  },
});

/** To whom a gift voucher is: its code and what it is worth. */
export function giftVoucherMail(
  settings: Settings,
  tenant: TenantCode,
  { code, number, balance, currency, valid_until }: Omit<IssuedGiftVoucher, 'hashcode'>,
  { to, name, language }: { to: string; name: string | null; language: LanguageCode },
): Mail {
  const words = giftVoucherWords[language];
  const amount = formatMoney({ amount: balance, currency });
  const { name: house } = tenants[tenant];
  const facts = [
    `${words.code}: ${code}`,
    `${words.until} ${dayText(valid_until, language)}`,
    `${words.number}: ${number}`,
  ];
  const href = `${tenantUrl(settings, tenant)}/tickets`;
  const hello = words.hello(name);
  return {
    to,
    language,
    subject: words.subject(amount, house),
    text: `${hello}\n\n${words.text(amount)}\n\n${facts.join('\n')}\n\n${words.safe}\n\n${words.shop}: ${href}\n`,
    html: html`<p>${hello}</p>
      <p>${words.text(amount)}</p>
      <p>${facts.map((fact) => html`${fact}<br />`)}</p>
      <p>${words.safe}</p>
      <p><a href="${href}">${words.shop}</a></p>`.markup,
    why: words.why(house),
  };
}
