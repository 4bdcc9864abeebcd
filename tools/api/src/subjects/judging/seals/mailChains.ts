import type { TenantCode } from '@callboard/api-contract';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { html } from '../../../engine/mail/html';
import { languageOf } from '../../../engine/mail/languageOf';
import { mailTexts } from '../../../engine/mail/mailTexts';
import type { ActionTools } from '../../../engine/tools/ActionTools';
import { inGroups } from './inGroups';

const texts = mailTexts({
  en: {
    subject: (stage: string) => `Your seals in ${stage}`,
    count: (count: string, stage: string, event: string) =>
      `You signed score sheets in ${stage}, ${event}. Seals: ${count}. The last one:`,
    keep: 'Keep this email. If the protocol has fewer seals or another last one, sheets that you signed are gone.',
    why: 'You get this because judging of a stage on whose panel you sit is closed.',
  },
  mi: {
    subject: (stage: string) => `Ō hīri i ${stage}`,
    count: (count: string, stage: string, event: string) =>
      `I haina koe i ngā puka kaute i ${stage}, ${event}. Ngā hīri: ${count}. Te mea whakamutunga:`,
    keep: 'Puritia tēnei īmēra. Mēnā he iti iho ngā hīri i te pūrongo, he rerekē rānei te mea whakamutunga, kua ngaro ētahi puka i hainatia e koe.',
    why: 'I tae atu tēnei nā te mea kua kati te whakawā o tētahi wāhanga e noho nei koe hei kaiwhakawā.',
  },
});

const endRow = v.object({
  email: v.string(),
  stage: v.string(),
  event: v.string(),
  count: v.number(),
  last: v.string(),
});

/**
 * Mails each judge of a stage how many seals they made and which is the last: what they hold outside of the database shows when the
 * end of their chain is deleted together with its record. Of one end once, however often judging is closed.
 */
export async function mailChains(
  { mails }: Pick<ActionTools, 'mails'>,
  transaction: Transaction,
  tenant: TenantCode,
  stage: string,
): Promise<void> {
  const ends = await transaction.rows(endRow, {
    text: `SELECT u.email, s.name AS stage, e.name AS event, c.count, c.last
      FROM seal_chains c
        JOIN users u ON u.tenant = c.tenant AND u.hashcode = c.judge AND u.status = 'active'
        JOIN stages s ON s.tenant = c.tenant AND s.hashcode = c.stage
        JOIN events e ON e.tenant = s.tenant AND e.hashcode = s.event
      WHERE c.tenant = $1 AND c.stage = $2::uuid ORDER BY c.judge`,
    values: [tenant, stage],
  });
  for (const { email, stage: name, event, count, last } of ends) {
    const language = await languageOf(transaction, tenant, email);
    const words = texts[language];
    const made = words.count(String(count), name, event);
    const seal = inGroups(last);
    const letter = {
      to: email,
      language,
      subject: words.subject(name),
      text: `${made}\n\n${seal}\n\n${words.keep}\n`,
      html: html`<p>${made}</p>
        <p><code>${seal}</code></p>
        <p>${words.keep}</p>`.markup,
      why: words.why,
    };
    await mails.queue(transaction, tenant, letter, idOf(`${stage} ${email} ${last}`));
  }
}

/** The same id for the same text, in the form of a UUID. */
function idOf(text: string): string {
  const digest = createHash('sha256').update(text).digest('hex');
  return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
