import { tenants } from '@callboard/all-tenants';
import type { TenantCode } from '@callboard/api-contract';
import { timeIn } from '../../../engine/mail/dateTexts';
import { html } from '../../../engine/mail/html';
import type { Mail } from '../../../engine/mail/Mail';
import { mailTexts } from '../../../engine/mail/mailTexts';
import type { Settings } from '../../../engine/settings';
import { tenantUrl } from '../../../engine/tenantUrl';
import type { HoldKey } from '../sale/holds';
import type { SaleFacts } from '../sale/saleRows';
import type { WaitingRow } from './waitingRows';

const texts = mailTexts({
  en: {
    joined: (performance: string) => `You are on the waiting list for ${performance}`,
    joinedText: (places: number) =>
      `We email you as soon as ${places === 1 ? 'a seat is' : `${String(places)} seats together are`} free. Nothing is reserved until then.`,
    joinedForPlaces: (places: number) =>
      `We email you as soon as ${places === 1 ? 'a place is' : `${String(places)} places are`} free. Nothing is reserved until then.`,
    offered: (performance: string) => `Seats for ${performance}`,
    offeredPlaces: (performance: string) => `Places for ${performance}`,
    offeredText: (until: string) =>
      `They are free, and reserved for you until ${until}. After that we offer them to the next on the list.`,
    removed: (performance: string) => `You are not on the waiting list for ${performance} any more`,
    removedText: (reason: string) => `We took you off the waiting list: ${reason}`,
    open: 'Buy them',
    leave: 'Leave the waiting list',
    why: (tenant: string) => `You get this because this email joined a waiting list at ${tenant}.`,
  },
  mi: {
    joined: (performance: string) => `Kei runga koe i te rārangi tatari mō ${performance}`,
    joinedText: (places: number) =>
      `Ka īmēra atu mātou ina wātea ngā tūru e ${String(places)}. Kāore anō he tūru kia rāhuitia.`,
    joinedForPlaces: (places: number) =>
      `Ka īmēra atu mātou ina wātea ngā wāhi e ${String(places)}. Kāore anō he wāhi kia rāhuitia.`,
    offered: (performance: string) => `He tūru mō ${performance}`,
    offeredPlaces: (performance: string) => `He wāhi mō ${performance}`,
    offeredText: (until: string) =>
      `Kua rāhuitia ēnei māu tae noa ki te ${until}. I muri i tērā, ka tukuna ki te tangata e whai ana.`,
    removed: (performance: string) => `Kua kore koe e noho ki te rārangi tatari mō ${performance}`,
    removedText: (reason: string) => `Kua tangohia koe i te rārangi tatari: ${reason}`,
    open: 'Hokona ēnei',
    leave: 'Waiho te rārangi tatari',
    why: (tenant: string) =>
      `I tae atu tēnei nā te mea i uru tēnei īmēra ki tētahi rārangi tatari ki ${tenant}.`,
  },
});

interface WaitingMail {
  party: WaitingRow;
  performance: SaleFacts['performance'];
  /** Of the link to leave the list. */
  token: string;
}

/** To a party: it is on the list. */
export function joinedMail(settings: Settings, tenant: TenantCode, mail: WaitingMail): Mail {
  const words = texts[mail.party.language ?? 'en'];
  return letter(settings, tenant, mail, {
    subject: words.joined(mail.performance.name),
    text: (mail.party.definition === null ? words.joinedText : words.joinedForPlaces)(mail.party.places),
    lines: [],
    link: null,
  });
}

/** To a party that staff took off the list. */
export function removedMail(
  settings: Settings,
  tenant: TenantCode,
  { reason, ...mail }: Omit<WaitingMail, 'token'> & { reason: string },
): Mail {
  const words = texts[mail.party.language ?? 'en'];
  return letter(
    settings,
    tenant,
    { ...mail, token: null },
    {
      subject: words.removed(mail.performance.name),
      text: words.removedText(reason),
      lines: [],
      link: null,
    },
  );
}

/** To a party: its seats are reserved. What proves that the hold is theirs is behind the `#`, which no server sees. */
export function offerMail(
  settings: Settings,
  tenant: TenantCode,
  { places, until, hold, ...mail }: WaitingMail & { places: readonly string[]; until: string; hold: HoldKey },
): Mail {
  const words = texts[mail.party.language ?? 'en'];
  const { hashcode, zone, name } = mail.performance;
  return letter(settings, tenant, mail, {
    subject: (mail.party.definition === null ? words.offered : words.offeredPlaces)(name),
    text: words.offeredText(timeIn(until, zone, mail.party.language)),
    lines: places,
    link: `${tenantUrl(settings, tenant)}/tickets/${hashcode}?step=details#hold=${hold.hashcode}.${hold.secret}`,
  });
}

interface Letter {
  subject: string;
  text: string;
  lines: readonly string[];
  /** Where the seats are bought. */
  link: string | null;
}

function letter(
  settings: Settings,
  tenant: TenantCode,
  { party, performance, token }: Omit<WaitingMail, 'token'> & { token: string | null },
  { subject, text, lines, link }: Letter,
): Mail {
  const words = texts[party.language ?? 'en'];
  const where = [performance.venue, performance.city].filter(Boolean).join(', ');
  const facts = [
    performance.name,
    timeIn(performance.starts_at, performance.zone, party.language),
    where,
    ...lines,
  ];
  const leave = token === null ? null : `${tenantUrl(settings, tenant)}/tickets/waiting#${token}`;
  // Without the name: strangers type it, and no one has paid.
  const hello = 'Kia ora,';
  const links = [
    ...(link === null ? [] : [`${words.open}: ${link}`]),
    ...(leave === null ? [] : [`${words.leave}: ${leave}`]),
  ];
  return {
    to: party.email,
    language: party.language ?? 'en',
    subject,
    text: `${[hello, text, facts.join('\n'), ...(links.length > 0 ? [links.join('\n')] : [])].join('\n\n')}\n`,
    html: html`<p>${hello}</p>
      <p>${text}</p>
      <p>${facts.map((fact) => html`${fact}<br />`)}</p>
      ${link === null ? '' : html`<p><a class="button" href="${link}">${words.open}</a></p>`}
      ${leave === null ? '' : html`<p><a href="${leave}">${words.leave}</a></p>`}`.markup,
    why: words.why(tenants[tenant].name),
  };
}
