import { tenants } from '@callboard/all-tenants';
import type { TenantCode } from '@callboard/api-contract';
import type { PostponementAnswer, SaleOrder } from '@callboard/api-contract/booking';
import { timeIn } from '../../../engine/mail/dateTexts';
import { html } from '../../../engine/mail/html';
import type { Mail } from '../../../engine/mail/Mail';
import { mailTexts } from '../../../engine/mail/mailTexts';
import type { Settings } from '../../../engine/settings';
import { tenantUrl } from '../../../engine/tenantUrl';
import { helloTo, orderHref, saleWords, type Language } from '../sale/saleMails';

const texts = mailTexts({
  en: {
    subject: (performance: string) => `New time for ${performance}`,
    text: (performance: string) => `${performance} has been moved to another time.`,
    before: 'Before',
    now: 'Now',
    valid: 'Your tickets and their codes are valid for the new time. You do not have to do anything.',
    back: (until: string) => `If you cannot come, ask for your money back by ${until}.`,
    unpaid: 'You have not paid yet. Cancel the order if the new time does not suit you.',
    keep: 'Keep my tickets',
    refund: 'Ask for the money back',
    open: 'Open my order',
  },
  mi: {
    subject: (performance: string) => `He wā hou mō ${performance}`,
    text: (performance: string) => `Kua nekehia a ${performance} ki tētahi atu wā.`,
    before: 'I mua',
    now: 'Ināianei',
    valid: 'Ka mana tonu ō tīkiti me ō rātou waehere mō te wā hou. Kāore he mahi māu.',
    back: (until: string) => `Ki te kore koe e tae mai, tonoa tō moni i mua i te ${until}.`,
    unpaid: 'Kāore anō koe kia utu. Whakakorea te ota mehemea kāore te wā hou e pai ki a koe.',
    keep: 'Puritia aku tīkiti',
    refund: 'Tonoa te moni',
    open: 'Whakatuwherahia taku ota',
  },
});

/** To the buyer: the performance is at another time. A link only opens the page of the order: what is answered there counts. */
export function postponedMail(
  settings: Settings,
  tenant: TenantCode,
  order: SaleOrder,
  { token, language }: { token: string; language: Language },
): Mail {
  const own = texts[language ?? 'en'];
  const words = saleWords(language);
  const { performance, postponed, email, number } = order;
  const { zone, name } = performance;
  const linkFor = (answer: PostponementAnswer) =>
    `${tenantUrl(settings, tenant)}/tickets/order?answer=${answer}#${token}`;
  const canAnswer = order.status !== 'unpaid' && postponed?.is_open === true;
  const links = canAnswer
    ? [
        { text: own.keep, href: linkFor('keep') },
        { text: own.refund, href: linkFor('refund') },
      ]
    : [{ text: own.open, href: orderHref(settings, tenant, token) }];
  const times = [
    ...(postponed ? [`${own.before}: ${timeIn(postponed.from, zone, language)}`] : []),
    `${own.now}: ${timeIn(performance.starts_at, zone, language)}`,
  ];
  const message = postponed?.message ?? null;
  const rest = canAnswer
    ? `${own.valid} ${own.back(timeIn(postponed.answer_until, zone, language))}`
    : own.unpaid;
  const facts = [
    ...times,
    [performance.venue, performance.city].filter(Boolean).join(', '),
    `${words.number} ${number}`,
  ];
  const hello = helloTo(order);
  const paragraphs = [own.text(name), ...(message === null ? [] : [message])];
  return {
    to: email ?? '',
    language: language ?? 'en',
    subject: own.subject(name),
    text: [
      hello,
      ...paragraphs,
      facts.join('\n'),
      rest,
      links.map(({ text, href }) => `${text}: ${href}`).join('\n'),
    ].join('\n\n'),
    html: html`<p>${hello}</p>
      ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
      <p>${facts.map((fact) => html`${fact}<br />`)}</p>
      <p>${rest}</p>
      ${links.map(({ text, href }) => html`<p><a class="button" href="${href}">${text}</a></p>`)}`.markup,
    why: words.why(tenants[tenant].name),
  };
}
