import type { TenantCode } from '@callboard/api-contract';
import type { SaleOrder } from '@callboard/api-contract/booking';
import { placeWithFact, type ExchangeMoney } from '@callboard/domain/booking';
import { formatMoney } from '@callboard/domain/money';
import { timeIn } from '../../../engine/mail/dateTexts';
import type { Mail } from '../../../engine/mail/Mail';
import { mailTexts } from '../../../engine/mail/mailTexts';
import type { Settings } from '../../../engine/settings';
import { letter, saleWords, type Language } from './saleMails';

const texts = mailTexts({
  en: {
    subject: (performance: string) => `Your new tickets for ${performance}`,
    text: (before: string, when: string) =>
      `Your tickets for ${before}, ${when}, are exchanged. Their codes are no longer valid: show the codes of the new tickets.`,
    old: (places: string) => `Returned: ${places}`,
    paid: (amount: string) => `You paid ${amount} more.`,
    back: (amount: string) => `We pay ${amount} back to you.`,
  },
  mi: {
    subject: (performance: string) => `Ō tīkiti hou mō ${performance}`,
    text: (before: string, when: string) =>
      `Kua whakawhitia ō tīkiti mō ${before}, ${when}. Kua kore ngā waehere tawhito e huaki i te kūaha: whakaatuhia ngā waehere o ngā tīkiti hou.`,
    old: (places: string) => `Kua whakahokia: ${places}`,
    paid: (amount: string) => `I utu anō koe i te ${amount}.`,
    back: (amount: string) => `Ka whakahokia e mātou te ${amount} ki a koe.`,
  },
});

export interface ExchangeFacts {
  token: string;
  before: SaleOrder;
  /** Of the tickets that were given back. */
  places: readonly string[];
  money: ExchangeMoney;
  language: Language;
}

/** To the buyer: the new tickets, instead of the old ones. */
export function exchangeMail(
  settings: Settings,
  tenant: TenantCode,
  order: SaleOrder,
  { token, before, places, money: { due, back }, language }: ExchangeFacts,
): Mail {
  const own = texts[language ?? 'en'];
  const words = saleWords(language);
  const money = (amount: number) => formatMoney({ amount, currency: order.currency });
  const { name, starts_at, zone } = before.performance;
  return letter(settings, tenant, order, token, {
    language,
    subject: own.subject(order.performance.name),
    text: own.text(name, timeIn(starts_at, zone, language)),
    lines: [
      ...order.tickets.map((ticket) => `${placeWithFact(ticket, language)} · ${ticket.price_type.name}`),
      `${words.number} ${order.number} · ${words.total} ${money(order.total)}`,
      own.old(places.join(', ')),
      ...(due > 0 ? [own.paid(money(due))] : []),
      ...(back > 0 ? [own.back(money(back))] : []),
    ],
  });
}
