import { tenants } from '@callboard/all-tenants';
import type { TenantCode } from '@callboard/api-contract';
import type { PayBackWay, SaleOrder } from '@callboard/api-contract/sale';
import { formatMoney } from '@callboard/domain/money';
import { html } from '../../mail/html';
import type { Mail } from '../../mail/Mail';
import type { Settings } from '../../settings';
import { helloTo, letter, saleWords, timeIn, type Language } from './saleMails';

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

const texts = {
  en: {
    moved: (performance: string) => `Another seat for ${performance}`,
    movedText: (before: string, after: string) =>
      `Your seat is now ${after}, instead of ${before}. The code of your ticket still opens the door.`,
    paidBack: (performance: string) => `We pay money back for ${performance}`,
    paidBackText: (amount: string, number: string, way: PayBackWay) =>
      `We received more for order ${number} than its tickets cost. ${amount} goes back to you ${waysEn[way]}.`,
    passedOn: (performance: string) => `Your order for ${performance} has another buyer`,
    passedOnText:
      'The box office gave this order to another buyer. Your link and the codes of its tickets do not work any more. If you did not ask for this, answer to the office.',
  },
  mi: {
    moved: (performance: string) => `He tūru kē mō ${performance}`,
    movedText: (before: string, after: string) =>
      `Kua nekehia tō tūru i ${before} ki ${after}. Ka mahi tonu te waehere o tō tīkiti i te kūaha.`,
    paidBack: (performance: string) => `Ka whakahokia he moni mō ${performance}`,
    paidBackText: (amount: string, number: string, way: PayBackWay) =>
      `He nui ake ngā moni i tae mai mō te ota ${number} i te utu o ngā tīkiti. Ka whakahokia te ${amount} ki a koe ${waysMi[way]}.`,
    passedOn: (performance: string) => `Kua riro tō ota mō ${performance} i tētahi atu`,
    passedOnText:
      'Nā te tari tīkiti tēnei ota i hoatu ki tētahi atu. Kua kore tō hono me ngā waehere o ngā tīkiti e mahi. Mehemea ehara nāu te tono, whakapā mai ki te tari.',
  },
} as const;

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
    words,
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
    words: saleWords(language),
    subject: own.paidBack(order.performance.name),
    text: own.paidBackText(money, order.number, way),
    lines: [],
  });
}

/** To the buyer before: the order is another's. It has no link. */
export function transferMail(tenant: TenantCode, order: SaleOrder, language: Language): Mail {
  const own = texts[language ?? 'en'];
  const words = saleWords(language);
  const { performance, email, number } = order;
  const facts = [
    performance.name,
    timeIn(performance.starts_at, performance.zone),
    `${words.number} ${number}`,
  ];
  const hello = helloTo(order);
  return {
    to: email ?? '',
    subject: own.passedOn(performance.name),
    text: `${hello}\n\n${own.passedOnText}\n\n${facts.join('\n')}\n`,
    html: html`<p>${hello}</p>
      <p>${own.passedOnText}</p>
      <p>${facts.map((fact) => html`${fact}<br />`)}</p>`.markup,
    why: words.why(tenants[tenant].name),
  };
}
