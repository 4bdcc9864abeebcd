import { tenants } from '@callboard/all-tenants';
import type { TenantCode } from '@callboard/api-contract';
import type { LanguageCode } from '@callboard/api-contract/languages';
import { invoiceOpen } from '@callboard/domain/finance';
import { formatMoney } from '@callboard/domain/money';
import { dayText } from '../../../engine/mail/dateTexts';
import { html } from '../../../engine/mail/html';
import type { Mail } from '../../../engine/mail/Mail';
import { mailTexts } from '../../../engine/mail/mailTexts';
import type { CreditNoteDocument, InvoiceDocument } from './documents';

const texts = mailTexts({
  en: {
    invoice: (number: string, tenant: string) => `Invoice ${number} from ${tenant}`,
    invoiceText: (day: string) => `Here is the invoice for your entries. Please pay it by ${day}.`,
    reminder: (number: string, tenant: string) => `Reminder: invoice ${number} from ${tenant}`,
    lastReminder: (number: string, tenant: string) => `Last reminder: invoice ${number} from ${tenant}`,
    reminderText: (number: string, day: string) =>
      `Invoice ${number} was due on ${day}, and we have not received all of it. If you paid in the last few days, please ignore this email.`,
    note: (number: string, tenant: string) => `Credit note ${number} from ${tenant}`,
    noteText: (amount: string, invoice: string) => `We credited ${amount} of invoice ${invoice}.`,
    reason: (reason: string) => `Reason: ${reason}`,
    released: (amount: string) => `You paid ${amount} of it: it is your credit now.`,
    toPay: (amount: string) => `To pay: ${amount}`,
    account: (account: string) => `Bank account: ${account}`,
    reference: (number: string) => `Reference: ${number}`,
    why: (payer: string, tenant: string) => `You get this because ${payer} entered with ${tenant}.`,
  },
  mi: {
    invoice: (number: string, tenant: string) => `Nama ${number} nā ${tenant}`,
    invoiceText: (day: string) => `Anei te nama mō ō whakaurunga. Tēnā, utua i mua i te ${day}.`,
    reminder: (number: string, tenant: string) => `He whakamaumahara: nama ${number} nā ${tenant}`,
    lastReminder: (number: string, tenant: string) =>
      `Te whakamaumahara whakamutunga: nama ${number} nā ${tenant}`,
    reminderText: (number: string, day: string) =>
      `Me utu te nama ${number} i te ${day}, ā, kāore anō te katoa kia tae mai. Mehemea i utua e koe i ngā rā tata nei, waiho noa tēnei īmēra.`,
    note: (number: string, tenant: string) => `Pukapuka nama whakahoki ${number} nā ${tenant}`,
    noteText: (amount: string, invoice: string) => `I whakahokia e mātou te ${amount} o te nama ${invoice}.`,
    reason: (reason: string) => `Take: ${reason}`,
    released: (amount: string) => `I utua e koe te ${amount} o tērā: he moni tārewa māu ināianei.`,
    toPay: (amount: string) => `Hei utu: ${amount}`,
    account: (account: string) => `Pūkete pēke: ${account}`,
    reference: (number: string) => `Tohutoro: ${number}`,
    why: (payer: string, tenant: string) => `I tae atu tēnei nā te mea i whakauru a ${payer} ki ${tenant}.`,
  },
});

/** To a school: an invoice. */
export function invoiceMail(
  tenant: TenantCode,
  invoice: InvoiceDocument,
  pdf: string,
  language: LanguageCode,
): Mail {
  const words = texts[language];
  return letter(tenant, invoice, pdf, {
    language,
    subject: words.invoice(invoice.number, tenants[tenant].name),
    text: words.invoiceText(dayText(invoice.due_on, language)),
    facts: payingFacts(invoice, language),
  });
}

/** To a school: an invoice that is overdue; the third one is the last. */
export function reminderMail(
  tenant: TenantCode,
  invoice: InvoiceDocument,
  pdf: string,
  { level, language }: { level: number; language: LanguageCode },
): Mail {
  const words = texts[language];
  const { number, due_on } = invoice;
  const subject = level >= 3 ? words.lastReminder : words.reminder;
  return letter(tenant, invoice, pdf, {
    language,
    subject: subject(number, tenants[tenant].name),
    text: words.reminderText(number, dayText(due_on, language)),
    facts: payingFacts(invoice, language),
  });
}

/** To a school: a credit note. */
export function creditNoteMail(
  tenant: TenantCode,
  note: CreditNoteDocument,
  pdf: string,
  language: LanguageCode,
): Mail {
  const words = texts[language];
  const { number, invoice, total, released, currency } = note;
  const money = (amount: number) => formatMoney({ amount, currency });
  return letter(tenant, note, pdf, {
    language,
    subject: words.note(number, tenants[tenant].name),
    text: words.noteText(money(total), invoice),
    facts: [words.reason(note.reason), ...(released > 0 ? [words.released(money(released))] : [])],
  });
}

function payingFacts(invoice: InvoiceDocument, language: LanguageCode): string[] {
  const words = texts[language];
  const { bank_account, number, currency } = invoice;
  const open = formatMoney({ amount: invoiceOpen(invoice), currency });
  return [words.toPay(open), words.account(bank_account ?? ''), words.reference(number)];
}

interface Letter {
  language: LanguageCode;
  subject: string;
  text: string;
  facts: readonly string[];
}

function letter(
  tenant: TenantCode,
  { email, bill_to, number }: Pick<InvoiceDocument, 'email' | 'bill_to' | 'number'>,
  pdf: string,
  { language, subject, text, facts }: Letter,
): Mail {
  const hello = 'Kia ora,';
  return {
    to: email ?? '',
    language,
    subject,
    text: `${hello}\n\n${text}\n\n${facts.join('\n')}\n`,
    html: html`<p>${hello}</p>
      <p>${text}</p>
      <p>${facts.map((fact) => html`${fact}<br />`)}</p>`.markup,
    why: texts[language].why(bill_to, tenants[tenant].name),
    files: [{ filename: `${number}.pdf`, contentType: 'application/pdf', content: pdf }],
  };
}
