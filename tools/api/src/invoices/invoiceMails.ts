import { tenants } from '@callboard/all-tenants';
import type { TenantCode } from '@callboard/api-contract';
import { formatDay } from '@callboard/domain/calendar';
import { invoiceOpen } from '@callboard/domain/finance';
import { formatMoney } from '@callboard/domain/money';
import { html } from '../mail/html';
import type { Mail } from '../mail/Mail';
import type { CreditNoteDocument, InvoiceDocument } from './documents';

/** To a school: an invoice. */
export function invoiceMail(tenant: TenantCode, invoice: InvoiceDocument, pdf: string): Mail {
  const { number } = invoice;
  return letter(tenant, invoice, pdf, {
    subject: `Invoice ${number} from ${tenants[tenant].name}`,
    text: `Here is the invoice for your entries. Please pay it by ${formatDay(invoice.due_on)}.`,
    facts: payingFacts(invoice),
  });
}

/** To a school: an invoice that is overdue; the third one is the last. */
export function reminderMail(tenant: TenantCode, invoice: InvoiceDocument, pdf: string, level: number): Mail {
  const { number } = invoice;
  const isLast = level >= 3;
  return letter(tenant, invoice, pdf, {
    subject: `${isLast ? 'Last reminder' : 'Reminder'}: invoice ${number} from ${tenants[tenant].name}`,
    text: `Invoice ${number} was due on ${formatDay(invoice.due_on)}, and we have not received all of it. If you paid in the last days, please ignore this mail.`,
    facts: payingFacts(invoice),
  });
}

/** To a school: a credit note. */
export function creditNoteMail(tenant: TenantCode, note: CreditNoteDocument, pdf: string): Mail {
  const { number, invoice, total, released, currency } = note;
  const money = (amount: number) => formatMoney({ amount, currency });
  return letter(tenant, note, pdf, {
    subject: `Credit note ${number} from ${tenants[tenant].name}`,
    text: `We credited ${money(total)} of invoice ${invoice}.`,
    facts: [
      `Reason: ${note.reason}`,
      ...(released > 0 ? [`You paid ${money(released)} of it: it is your credit now.`] : []),
    ],
  });
}

function payingFacts(invoice: InvoiceDocument): string[] {
  const { bank_account, number, currency } = invoice;
  const open = formatMoney({ amount: invoiceOpen(invoice), currency });
  return [`To pay: ${open}`, `Bank account: ${bank_account ?? ''}`, `Reference: ${number}`];
}

interface Letter {
  subject: string;
  text: string;
  facts: readonly string[];
}

function letter(
  tenant: TenantCode,
  { email, bill_to, number }: Pick<InvoiceDocument, 'email' | 'bill_to' | 'number'>,
  pdf: string,
  { subject, text, facts }: Letter,
): Mail {
  const hello = 'Kia ora,';
  return {
    to: email ?? '',
    subject,
    text: `${hello}\n\n${text}\n\n${facts.join('\n')}\n`,
    html: html`<p>${hello}</p>
      <p>${text}</p>
      <p>${facts.map((fact) => html`${fact}<br />`)}</p>`.markup,
    why: `You get this because ${bill_to} entered with ${tenants[tenant].name}.`,
    files: [{ filename: `${number}.pdf`, contentType: 'application/pdf', content: pdf }],
  };
}
