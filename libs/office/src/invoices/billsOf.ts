import { maxInvoiceLines, type InvoicePreview } from '@callboard/api-contract/finance';

/** Amounts that one invoice would ask of a school. */
export interface Bill extends Omit<InvoicePreview, 'tax'> {
  key: string;
  /** Which of the invoices of its school it is, where one does not hold all fees. */
  part: { number: number; of: number } | undefined;
}

/** The invoices that schools would get: one for each, and several where there are more fees than one invoice has lines. */
export function billsOf(schools: readonly InvoicePreview[]): Bill[] {
  return schools.flatMap(({ organisation, email, currency, fees }) => {
    const of = Math.ceil(fees.length / maxInvoiceLines);
    return Array.from({ length: of }, (_, index) => {
      const own = fees.slice(index * maxInvoiceLines, (index + 1) * maxInvoiceLines);
      return {
        key: `${organisation.hashcode} ${currency} ${index}`,
        organisation,
        email,
        currency,
        fees: own,
        total: own.reduce((sum, { amount }) => sum + amount, 0),
        part: of > 1 ? { number: index + 1, of } : undefined,
      };
    });
  });
}
