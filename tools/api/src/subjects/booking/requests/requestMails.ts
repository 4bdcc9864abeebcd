import type { TenantCode } from '@callboard/api-contract';
import type { OrderRequestKind, RequestOutcome, SaleOrder } from '@callboard/api-contract/booking';
import type { Mail } from '../../../engine/mail/Mail';
import { mailTexts } from '../../../engine/mail/mailTexts';
import type { Settings } from '../../../engine/settings';
import { letter, saleWords, type Language } from '../sale/saleMails';

const texts = mailTexts({
  en: {
    subject: (performance: string) => `Your request about ${performance}`,
    done_refund: 'You requested a refund: the box office did it.',
    done_exchange: 'You requested an exchange of tickets: the box office did it.',
    done_email: 'You requested another email for this order: it is sent here from now on.',
    refused_refund: 'You requested a refund. The box office cannot give it.',
    refused_exchange: 'You requested an exchange of tickets. The box office cannot do it.',
    refused_email: 'You requested another email for this order. The box office did not change it.',
  },
  mi: {
    subject: (performance: string) => `Tō tono mō ${performance}`,
    done_refund: 'I tono koe kia whakahokia te moni: kua oti i te tari tīkiti.',
    done_exchange: 'I tono koe kia whakawhitia ngā tīkiti: kua oti i te tari tīkiti.',
    done_email: 'I tono koe i tētahi īmēra kē mō tēnei ota: ka tukuna ki konei ināianei.',
    refused_refund: 'I tono koe kia whakahokia te moni. Kāore e taea e te tari tīkiti.',
    refused_exchange: 'I tono koe kia whakawhitia ngā tīkiti. Kāore e taea e te tari tīkiti.',
    refused_email: 'I tono koe i tētahi īmēra kē mō tēnei ota. Kāore te tari tīkiti i whakarerekē.',
  },
});

export interface RequestAnswer {
  token: string;
  kind: OrderRequestKind;
  outcome: RequestOutcome;
  /** Of the office. */
  answer: string | null;
  language: Language;
}

/** To the buyer: what became of a request. It has nothing of what the buyer typed. */
export function requestMail(
  settings: Settings,
  tenant: TenantCode,
  order: SaleOrder,
  { token, kind, outcome, answer, language }: RequestAnswer,
): Mail {
  const own = texts[language ?? 'en'];
  const words = saleWords(language);
  return letter(settings, tenant, order, token, {
    language,
    subject: own.subject(order.performance.name),
    text: own[`${outcome}_${kind}`],
    lines: [`${words.number} ${order.number}`, ...(answer === null ? [] : [answer])],
  });
}
