import { tenants } from '@callboard/all-tenants';
import type { TenantCode } from '@callboard/api-contract';
import type { PayBackWay, SaleOrder } from '@callboard/api-contract/booking';
import { formatMoney } from '@callboard/domain/money';
import { timeIn } from '../../../engine/mail/dateTexts';
import { html } from '../../../engine/mail/html';
import type { Mail } from '../../../engine/mail/Mail';
import { mailTexts } from '../../../engine/mail/mailTexts';
import type { Settings } from '../../../engine/settings';
import { helloTo, letter, saleWords, type Language } from './saleMails';

const waysEn: Readonly<Record<PayBackWay, string>> = {
  card: 'by the card that you paid with',
  bank_transfer: 'by bank transfer',
  cash: 'in cash',
};
const waysMi: Readonly<Record<PayBackWay, string>> = {
  card: 'mā te kāri i utua ai e koe',
  bank_transfer: 'mā te whakawhiti pēke',
  cash: 'mā te moni ukauka',
};

const texts = mailTexts({
  en: {
    moved: (performance: string) => `Another seat for ${performance}`,
    movedText: (before: string, after: string) =>
      `Your seat is now ${after}, instead of ${before}. The code of your ticket is still valid.`,
    paidBack: (performance: string) => `We pay money back for ${performance}`,
    paidBackText: (amount: string, number: string, way: PayBackWay) =>
      `We received more for order ${number} than its tickets cost. ${amount} goes back to you ${waysEn[way]}.`,
    passedOn: (performance: string) => `Your order for ${performance} has another buyer`,
    corrected: (performance: string) => `Your order for ${performance} has another email`,
    correctedText:
      'The box office corrected the email of this order. Links and codes of tickets that came here do not work any more. If the order is yours and you did not request this, contact the box office.',
    passedOnText:
      'The box office gave this order to another buyer. Your link and the codes of its tickets do not work any more. If you did not ask for this, contact the box office.',
  },
  mi: {
    moved: (performance: string) => `He tūru kē mō ${performance}`,
    movedText: (before: string, after: string) =>
      `Kua nekehia tō tūru i ${before} ki ${after}. Ka mahi tonu te waehere o tō tīkiti i te kūaha.`,
    paidBack: (performance: string) => `Ka whakahokia he moni mō ${performance}`,
    paidBackText: (amount: string, number: string, way: PayBackWay) =>
      `He nui ake ngā moni i tae mai mō te ota ${number} i te utu o ngā tīkiti. Ka whakahokia te ${amount} ki a koe ${waysMi[way]}.`,
    passedOn: (performance: string) => `Kua riro tō ota mō ${performance} i tētahi atu`,
    corrected: (performance: string) => `He īmēra kē tō te ota mō ${performance}`,
    correctedText:
      'Nā te tari tīkiti te īmēra o tēnei ota i whakatika. Kua kore ngā hono me ngā waehere tīkiti i tae mai ki konei e mahi. Mehemea nāu te ota, ā, ehara nāu te tono, whakapā mai ki te tari.',
    passedOnText:
      'Nā te tari tīkiti tēnei ota i hoatu ki tētahi atu. Kua kore tō hono me ngā waehere o ngā tīkiti e mahi. Mehemea ehara nāu te tono, whakapā mai ki te tari.',
  },
});

/** To the buyer: a ticket is for another seat. */
export function reseatMail(
  settings: Settings,
  tenant: TenantCode,
  order: SaleOrder,
  { token, before, after, language }: { token: string; before: string; after: string; language: Language },
): Mail {
  const own = texts[language ?? 'en'];
  const words = saleWords(language);
  return letter(settings, tenant, order, token, {
    language,
    subject: own.moved(order.performance.name),
    text: own.movedText(before, after),
    lines: [`${words.number} ${order.number}`],
  });
}

/** To the buyer: money that was due back is paid back. */
export function payBackMail(
  settings: Settings,
  tenant: TenantCode,
  order: SaleOrder,
  { token, amount, way, language }: { token: string; amount: number; way: PayBackWay; language: Language },
): Mail {
  const own = texts[language ?? 'en'];
  const money = formatMoney({ amount, currency: order.currency });
  return letter(settings, tenant, order, token, {
    language,
    subject: own.paidBack(order.performance.name),
    text: own.paidBackText(money, order.number, way),
    lines: [],
  });
}

/** To the email before: the order is another's, or has another email. It has no link. */
export function transferMail(
  tenant: TenantCode,
  order: SaleOrder,
  language: Language,
  why: 'buyer' | 'email',
): Mail {
  const own = texts[language ?? 'en'];
  const words = saleWords(language);
  const { performance, email, number } = order;
  const facts = [
    performance.name,
    timeIn(performance.starts_at, performance.zone, language),
    `${words.number} ${number}`,
  ];
  const isCorrected = why === 'email';
  // The email that was wrong is someone else's.
  const hello = helloTo(isCorrected ? { buyer: null, paid: 0 } : order);
  const text = isCorrected ? own.correctedText : own.passedOnText;
  return {
    to: email ?? '',
    language: language ?? 'en',
    subject: isCorrected ? own.corrected(performance.name) : own.passedOn(performance.name),
    text: `${hello}\n\n${text}\n\n${facts.join('\n')}\n`,
    html: html`<p>${hello}</p>
      <p>${text}</p>
      <p>${facts.map((fact) => html`${fact}<br />`)}</p>`.markup,
    why: words.why(tenants[tenant].name),
  };
}
