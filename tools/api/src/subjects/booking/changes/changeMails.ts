import { placeWithFact } from '@callboard/domain/booking';
import type { TenantCode } from '@callboard/api-contract';
import type { SaleOrder } from '@callboard/api-contract/booking';
import { formatMoney } from '@callboard/domain/money';
import type { Mail } from '../../../engine/mail/Mail';
import { mailTexts } from '../../../engine/mail/mailTexts';
import type { Settings } from '../../../engine/settings';
import { letter, saleWords } from '../sale/saleMails';
import type { StoredOrder } from '../sale/saleOrders';

const texts = mailTexts({
  en: {
    moved: (performance: string) => `New seats for ${performance}`,
    movedText:
      'The seats of this performance were rearranged. Your tickets and their codes stay valid. These places have changed:',
    cancelled: (performance: string) => `${performance} is cancelled`,
    cancelledText: (reason: string) => `We are sorry: this performance will not take place. ${reason}`,
    back: (amount: string) => `We pay ${amount} back to you.`,
    nothing: 'You have not paid yet, so there is nothing more to do.',
  },
  mi: {
    moved: (performance: string) => `Ō tūru hou mō ${performance}`,
    movedText: 'Kua whakaritea anō ngā tūru. Ka mana tonu ō tīkiti. Ko ō tūru hou ēnei:',
    cancelled: (performance: string) => `Kua whakakorea a ${performance}`,
    cancelledText: (reason: string) => `Aroha mai, kua whakakorea tēnei whakaaturanga. ${reason}`,
    back: (amount: string) => `Ka whakahokia e mātou te ${amount} ki a koe.`,
    nothing: 'Kāore anō koe kia utu, nō reira kāore he mahi i toe.',
  },
});

const ownWordsOf = (language: StoredOrder['language']) => texts[language ?? 'en'];

interface Addressee {
  token: string;
  language: StoredOrder['language'];
}

/** To the buyer: the tickets have other places now. */
export function movedMail(
  settings: Settings,
  tenant: TenantCode,
  order: SaleOrder,
  { token, language, from }: Addressee & { from: readonly { ticket: string; place: string }[] },
): Mail {
  const words = ownWordsOf(language);
  const placeOf = new Map(order.tickets.map((ticket) => [ticket.hashcode, placeWithFact(ticket, language)]));
  return letter(settings, tenant, order, token, {
    language,
    subject: words.moved(order.performance.name),
    text: words.movedText,
    lines: from.map(({ ticket, place }) => `${place} → ${placeOf.get(ticket) ?? place}`),
  });
}

/** To the buyer: the performance is cancelled, and what is paid back. */
export function cancelledMail(
  settings: Settings,
  tenant: TenantCode,
  order: SaleOrder,
  {
    token,
    language,
    reason,
    amount,
    wasPaid,
  }: Addressee & { reason: string; amount: number; wasPaid: boolean },
): Mail {
  const words = ownWordsOf(language);
  const shared = saleWords(language);
  const money = formatMoney({ amount, currency: order.currency });
  return letter(settings, tenant, order, token, {
    language,
    subject: words.cancelled(order.performance.name),
    text: words.cancelledText(reason),
    lines: [
      `${shared.number} ${order.number}`,
      ...(amount > 0 ? [words.back(money)] : []),
      ...(wasPaid ? [] : [words.nothing]),
    ],
  });
}
