/** An amount in the smallest unit of a currency, as people write it: cents only where there are any. */
export function formatMoney(amount: number, currency: string | null): string {
  if (currency === null)
    return new Intl.NumberFormat('en-NZ', { minimumFractionDigits: 2 }).format(amount / 100);
  const format = new Intl.NumberFormat('en-NZ', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}
