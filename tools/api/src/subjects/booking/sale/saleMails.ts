import { tenants } from '@callboard/all-tenants';
import type { TenantCode } from '@callboard/api-contract';
import type { LanguageCode } from '@callboard/api-contract/languages';
import type { SaleOrder } from '@callboard/api-contract/booking';
import { piecesLeft, placeWithFact, shownParts } from '@callboard/domain/booking';
import { formatMoney } from '@callboard/domain/money';
import { timeIn } from '../../../engine/mail/dateTexts';
import { html } from '../../../engine/mail/html';
import type { Mail } from '../../../engine/mail/Mail';
import { mailTexts } from '../../../engine/mail/mailTexts';
import type { Settings } from '../../../engine/settings';
import { tenantUrl } from '../../../engine/tenantUrl';
import { piecesText } from './merchandiseLines';

/** Of the page where an order was made; null where it is not known, which is English. */
export type Language = LanguageCode | null;

const texts = mailTexts({
  en: {
    paid: (performance: string) => `Your tickets for ${performance}`,
    unpaid: (performance: string) => `Your order for ${performance}`,
    paidText: 'Show the code of each ticket at the door, on your phone or on paper.',
    transferText: (amount: string, reference: string, until: string) =>
      `Transfer ${amount} with the reference ${reference}. It has to arrive by ${until}; after that others can book the places.`,
    confirm: (performance: string) => `Confirm your email for ${performance}`,
    confirmText: (code: string, until: string) =>
      `Your code is ${code}. Enter it where you ordered, or open the link below. Your places are reserved until ${until}; once your email is confirmed, you have longer to pay by bank transfer. If you did not order, ignore this email.`,
    confirmOpen: 'Confirm my email',
    unpaidText: 'Your places are reserved for a short time. Open your order to pay.',
    open: 'Open my order',
    number: 'Order',
    collect: (pieces: string) => `${pieces} (collect it at the venue)`,
    total: 'Total',
    fees: (amount: string) => `Includes booking fees of ${amount}`,
    tax: (name: string | null, amount: string) => `Includes ${name ?? 'tax'}: ${amount}`,
    byGift: (amount: string) => `Paid by gift voucher: ${amount}`,
    refunded: (performance: string) => `Refund for ${performance}`,
    refundText: (amount: string, places: string) => `We pay ${amount} back for: ${places}.`,
    late: (performance: string) => `Your payment for ${performance} came too late`,
    lateText: (received: string, back: string) =>
      `We received ${received} after your order ended, and cannot give you its places: they are sold. ${back} goes back to you.`,
    unneeded: (performance: string) => `Your payment for ${performance} goes back to you`,
    unneededText: (amount: string) =>
      `We received ${amount} that your order does not need. ${amount} goes back to you.`,
    why: (tenant: string) => `You get this because this email was given with an order at ${tenant}.`,
  },
  mi: {
    paid: (performance: string) => `Ō tīkiti mō ${performance}`,
    unpaid: (performance: string) => `Tō ota mō ${performance}`,
    paidText: 'Whakaatuhia te waehere o ia tīkiti i te kūaha, i tō waea, i te pepa rānei.',
    transferText: (amount: string, reference: string, until: string) =>
      `Whakawhitia te ${amount} me te tohutoro ${reference}. Me tae mai i mua i te ${until}; ka mutu, ka wātea anō ngā tūru.`,
    confirm: (performance: string) => `Whakaūngia tō īmēra mō ${performance}`,
    confirmText: (code: string, until: string) =>
      `Ko tō waehere: ${code}. Tāurutia ki te wāhi i tono ai koe, whakatuwherahia rānei te hono i raro nei. Kua rāhuitia ō tūru tae noa ki te ${until}; kia whakaūngia tō īmēra, ka nui ake te wā hei utu mā te whakawhitinga pēke. Ki te kore koe i tono, waiho noa tēnei īmēra.`,
    confirmOpen: 'Whakaūngia taku īmēra',
    unpaidText: 'Kua rāhuitia ō tūru mō te wā poto. Whakatuwherahia tō ota kia utua.',
    open: 'Whakatuwherahia taku ota',
    number: 'Ota',
    collect: (pieces: string) => `${pieces} (tīkina i te whare whakaari)`,
    total: 'Tapeke',
    fees: (amount: string) => `Kei roto ngā utu pupuri o ${amount}`,
    tax: (name: string | null, amount: string) => `Kei roto a ${name ?? 'tāke'}: ${amount}`,
    byGift: (amount: string) => `I utua ki te tīkiti koha: ${amount}`,
    refunded: (performance: string) => `Whakahokinga moni mō ${performance}`,
    refundText: (amount: string, places: string) => `Ka whakahokia e mātou te ${amount} mō: ${places}.`,
    late: (performance: string) => `Kua tōmuri te utu mō ${performance}`,
    lateText: (received: string, back: string) =>
      `I tae mai te ${received} i muri i te mutunga o tō ota, ā, kāore e taea ōna tūru te hoatu: kua hokona. Ka whakahokia te ${back} ki a koe.`,
    unneeded: (performance: string) => `Ka whakahokia tō utu mō ${performance}`,
    unneededText: (amount: string) =>
      `I tae mai te ${amount} kāore i hiahiatia e tō ota. Ka whakahokia te ${amount} ki a koe.`,
    why: (tenant: string) => `I tae atu tēnei nā te mea i hoatu tēnei īmēra me tētahi ota ki ${tenant}.`,
  },
});

export const saleWords = (language: Language) => texts[language ?? 'en'];

/** The link of an order, or to confirm its email with a code: what proves it is behind the `#`, which no server sees. */
export function orderHref(settings: Settings, tenant: TenantCode, token: string, code?: string): string {
  return `${tenantUrl(settings, tenant)}/tickets/order#${token}${code === undefined ? '' : `&code=${code}`}`;
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
  const money = (amount: number) => formatMoney({ amount, currency: order.currency });
  const textOf = () => {
    if (next.kind === 'transfer')
      return words.transferText(
        money(order.total - (order.by_gift ?? 0)),
        next.reference,
        timeIn(next.until, performance.zone, language),
      );
    return isUnpaid ? words.unpaidText : words.paidText;
  };
  return letter(settings, tenant, order, token, {
    language,
    subject: isUnpaid ? words.unpaid(performance.name) : words.paid(performance.name),
    text: textOf(),
    lines: [
      ...order.tickets.map((ticket) => `${placeWithFact(ticket, language)} · ${ticket.price_type.name}`),
      ...collectLines(order, words.collect),
      `${words.number} ${number} · ${words.total} ${money(order.total)}`,
      ...partLines(order, words),
    ],
  });
}

/** The fees and the tax that are inside the total, and what gift vouchers pay of it. */
function partLines(
  order: SaleOrder,
  words: Pick<ReturnType<typeof saleWords>, 'fees' | 'tax' | 'byGift'>,
): string[] {
  const { fees, tax, taxName } = shownParts(order);
  const money = (amount: number) => formatMoney({ amount, currency: order.currency });
  return [
    ...(fees === null ? [] : [words.fees(money(fees))]),
    ...(tax === null ? [] : [words.tax(taxName, money(tax))]),
    ...(order.by_gift === undefined ? [] : [words.byGift(money(order.by_gift))]),
  ];
}

/** To whom a stranger gave as their email: the code that proves it. It has nothing that the stranger typed. */
export function codeMail(
  settings: Settings,
  tenant: TenantCode,
  order: SaleOrder,
  { token, code, language }: { token: string; code: string; language: Language },
): Mail {
  const words = saleWords(language);
  const { performance, number, pay_until } = order;
  return letter(settings, tenant, order, token, {
    language,
    subject: words.confirm(performance.name),
    text: words.confirmText(code, timeIn(pay_until ?? '', performance.zone, language)),
    lines: [...order.tickets.map((ticket) => placeWithFact(ticket, language)), `${words.number} ${number}`],
    code,
  });
}

/** Merchandise that the buyer collects, with how many pieces and what they cost. */
function collectLines({ merchandise, currency }: SaleOrder, text: (pieces: string) => string): string[] {
  return merchandise.flatMap((line) => {
    const left = piecesLeft(line);
    const amount = formatMoney({ amount: left * line.price, currency });
    return left === 0 ? [] : [text(`${piecesText(line.name, left)} · ${amount}`)];
  });
}

/** To the buyer: some tickets were returned. */
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
    language,
    subject: words.refunded(order.performance.name),
    text: words.refundText(money, parts.join(', ')),
    lines: [`${words.number} ${order.number}`],
  });
}

/** To the buyer: money came that the order cannot take, and goes back. The page of an order that ended shows the same. */
export function dueBackMail(
  settings: Settings,
  tenant: TenantCode,
  order: SaleOrder,
  { token, amount, language }: { token: string; amount: number; language: Language },
): Mail {
  const words = saleWords(language);
  const { performance, number, status, paid, refunded, currency } = order;
  const money = (sum: number) => formatMoney({ amount: sum, currency });
  const isOver = status === 'expired' || status === 'cancelled';
  return letter(settings, tenant, order, token, {
    language,
    subject: isOver ? words.late(performance.name) : words.unneeded(performance.name),
    text: isOver ? words.lateText(money(paid), money(paid - refunded)) : words.unneededText(money(amount)),
    lines: [`${words.number} ${number}`],
  });
}

export interface Letter {
  language: Language;
  subject: string;
  text: string;
  lines: readonly string[];
  /** Behind the link, which then confirms the email. */
  code?: string;
}

/** A letter about an order, with its performance and its link. */
export function letter(
  settings: Settings,
  tenant: TenantCode,
  order: SaleOrder,
  token: string,
  { language, subject, text, lines, code }: Letter,
): Mail {
  const words = saleWords(language);
  const { email, performance } = order;
  const link = orderHref(settings, tenant, token, code);
  const open = code === undefined ? words.open : words.confirmOpen;
  const when = timeIn(performance.starts_at, performance.zone, language);
  const where = [performance.venue, performance.city].filter(Boolean).join(', ');
  const facts = [performance.name, when, where, ...lines];
  const hello = helloTo(order);
  return {
    to: email ?? '',
    language: language ?? 'en',
    subject,
    text: `${hello}\n\n${text}\n\n${facts.join('\n')}\n\n${open}: ${link}\n`,
    html: html`<p>${hello}</p>
      <p>${text}</p>
      <p>${facts.map((fact) => html`${fact}<br />`)}</p>
      <p><a class="button" href="${link}">${open}</a></p>`.markup,
    why: words.why(tenants[tenant].name),
  };
}

/** Greets the buyer, by name once money came: until then any stranger can have typed it, and had it mailed to anyone. */
export function helloTo({ buyer, paid }: Pick<SaleOrder, 'buyer' | 'paid'>): string {
  return buyer !== null && paid > 0 ? `Kia ora ${buyer},` : 'Kia ora,';
}
