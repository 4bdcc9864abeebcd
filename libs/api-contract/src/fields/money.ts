/** How many decimals a currency has by ISO 4217: two for NZD, none for JPY. Two where nobody knows the currency. */
export function decimalsOf(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) return 2;
  const format = new Intl.NumberFormat('en-NZ', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** An amount in the smallest unit of its currency, as people write it: `10`, `10.00`, `$1,250.50`, `NZD 12.50`. */
export function parseMoney(text: string, currency: string): number | null {
  const bare = withoutCode(text, currency).replace(/^([+-]?)\s*[$€£¥]\s*/, '$1');
  const [, sign = '', written = '', fraction = ''] = /^([+-]?)(\d[\d ,]*)(?:\.(\d{1,4}))?$/.exec(bare) ?? [];
  const whole = /^\d{1,3}([ ,]\d{3})+$/.test(written) ? written.replace(/[ ,]/g, '') : written;
  const decimals = decimalsOf(currency);
  if (!/^\d{1,13}$/.test(whole) || fraction.length > decimals) return null;
  const amount = Number(`${sign}${whole}${fraction.padEnd(decimals, '0')}`);
  return Number.isSafeInteger(amount) ? amount : null;
}

function withoutCode(text: string, currency: string): string {
  const upper = text.trim().toUpperCase();
  if (currency === '') return upper;
  const start = upper.startsWith(currency) ? currency.length : 0;
  return upper.slice(start, upper.endsWith(currency) ? -currency.length : undefined).trim();
}
