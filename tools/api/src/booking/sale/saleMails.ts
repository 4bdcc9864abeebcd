import { tenants } from '@callboard/all-tenants';
import type { TenantCode } from '@callboard/api-contract';
import type { SaleOrder } from '@callboard/api-contract/sale';
import { piecesLeft } from '@callboard/domain/booking';
import { formatMoney } from '@callboard/domain/money';
import { DateTime } from 'luxon';
import { html } from '../../mail/html';
import type { Mail } from '../../mail/Mail';
import type { Settings } from '../../settings';
import { tenantUrl } from '../../tenantUrl';
import { piecesText } from './merchandiseLines';

export type Language = 'en' | 'mi' | null;

const texts = {
  en: {
    paid: (performance: string) => `Your tickets for ${performance}`,
    unpaid: (performance: string) => `Your order for ${performance}`,
    paidText: 'Show the code of each ticket at the door, on your phone or on paper.',
    transferText: (amount: string, reference: string, until: string) =>
      `Transfer ${amount} with the reference ${reference}. It has to arrive by ${until}; after that the places are free again.`,
    unpaidText: 'Your places are reserved for a short time. Open your order to pay it.',
    open: 'Open my order',
    number: 'Order',
    collect: (pieces: string) => `${pieces} (collect it at the venue)`,
    total: 'Total',
    refunded: (performance: string) => `Refund for ${performance}`,
    refundText: (amount: string, places: string) => `We pay ${amount} back for: ${places}.`,
    why: (tenant: string) => `You get this because this email was given with an order at ${tenant}.`,
  },
  mi: {
    paid: (performance: string) => `Ō tīkiti mō ${performance}`,
    unpaid: (performance: string) => `Tō ota mō ${performance}`,
    paidText: 'Whakaatuhia te waehere o ia tīkiti i te kūaha, i tō waea, i te pepa rānei.',
    transferText: (amount: string, reference: string, until: string) =>
      `Whakawhitia te ${amount} me te tohutoro ${reference}. Me tae mai i mua i te ${until}; ka mutu, ka wātea anō ngā tūru.`,
    unpaidText: 'Kua rāhuitia ō tūru mō te wā poto. Whakatuwherahia tō ota kia utua.',
    open: 'Whakatuwherahia taku ota',
    number: 'Ota',
    collect: (pieces: string) => `${pieces} (tīkina i te whare whakaari)`,
    total: 'Tapeke',
    refunded: (performance: string) => `Whakahokinga moni mō ${performance}`,
    refundText: (amount: string, places: string) => `Ka whakahokia e mātou te ${amount} mō: ${places}.`,
    why: (tenant: string) => `I tae atu tēnei nā te mea i hoatu tēnei īmēra me tētahi ota ki ${tenant}.`,
  },
} as const;

export const saleWords = (language: Language) => texts[language ?? 'en'];

/** The link of an order: what proves it is behind the `#`, which no server sees. */
export function orderHref(settings: Settings, tenant: TenantCode, token: string): string {
  return `${tenantUrl(settings, tenant)}/tickets/order#${token}`;
}

/** To the buyer: the tickets, or how to pay them. */
export function orderMail(
  settings: Settings,
  tenant: TenantCode,
  order: SaleOrder,
  token: string,
  language: Language,
): Mail {
  const words = saleWords(language);
  const { performance, number, next, status } = order;
  const isUnpaid = status === 'unpaid';
  const amount = formatMoney({ amount: order.total, currency: order.currency });
  const textOf = () => {
    if (next.kind === 'transfer')
      return words.transferText(amount, next.reference, timeIn(next.until, performance.zone));
    return isUnpaid ? words.unpaidText : words.paidText;
  };
  return letter(settings, tenant, order, token, {
    words,
    subject: isUnpaid ? words.unpaid(performance.name) : words.paid(performance.name),
    text: textOf(),
    lines: [
      ...order.tickets.map(({ place, price_type }) => `${place} · ${price_type.name}`),
      ...collectLines(order, words.collect),
      `${words.number} ${number} · ${words.total} ${amount}`,
    ],
  });
}

/** What the buyer collects, with how many pieces and what they cost. */
function collectLines({ merchandise, currency }: SaleOrder, text: (pieces: string) => string): string[] {
  return merchandise.flatMap((line) => {
    const left = piecesLeft(line);
    const amount = formatMoney({ amount: left * line.price, currency });
    return left === 0 ? [] : [text(`${piecesText(line.name, left)} · ${amount}`)];
  });
}

/** To the buyer: some tickets were taken back. */
export function refundMail(
  settings: Settings,
  tenant: TenantCode,
  order: SaleOrder,
  {
    token,
    amount,
    parts,
    language,
  }: { token: string; amount: number; parts: readonly string[]; language: Language },
): Mail {
  const words = saleWords(language);
  const money = formatMoney({ amount, currency: order.currency });
  return letter(settings, tenant, order, token, {
    words,
    subject: words.refunded(order.performance.name),
    text: words.refundText(money, parts.join(', ')),
    lines: [`${words.number} ${order.number}`],
  });
}

export interface Letter {
  words: (typeof texts)['en' | 'mi'];
  subject: string;
  text: string;
  lines: readonly string[];
}

/** A letter about an order, with its performance and its link. */
export function letter(
  settings: Settings,
  tenant: TenantCode,
  order: SaleOrder,
  token: string,
  { words, subject, text, lines }: Letter,
): Mail {
  const { email, performance } = order;
  const link = orderHref(settings, tenant, token);
  const when = timeIn(performance.starts_at, performance.zone);
  const where = [performance.venue, performance.city].filter(Boolean).join(', ');
  const facts = [performance.name, when, where, ...lines];
  const hello = helloTo(order);
  return {
    to: email ?? '',
    subject,
    text: `${hello}\n\n${text}\n\n${facts.join('\n')}\n\n${words.open}: ${link}\n`,
    html: html`<p>${hello}</p>
      <p>${text}</p>
      <p>${facts.map((fact) => html`${fact}<br />`)}</p>
      <p><a class="button" href="${link}">${words.open}</a></p>`.markup,
    why: words.why(tenants[tenant].name),
  };
}

/** Greets the buyer, by name once money came: until then any stranger can have typed it, and had it mailed to anyone. */
export function helloTo({ buyer, paid }: Pick<SaleOrder, 'buyer' | 'paid'>): string {
  return buyer !== null && paid > 0 ? `Kia ora ${buyer},` : 'Kia ora,';
}

/** A time of the venue, with its zone. */
export function timeIn(instant: string, zone: string): string {
  return DateTime.fromISO(instant, { zone }).setLocale('en-NZ').toFormat('cccc d LLLL yyyy, HH:mm (ZZZZ)');
}
