/**
 * The tax on tickets that a country has, by its currency, as a season begins with it. None for dollars of the United States: there it differs
 * by state and town. Sources: Inland Revenue, goods and services tax (NZ, 15 %); Australian Taxation Office, GST (10 %).
 */
export const usualTaxes: Readonly<Record<string, { name: string; rate: number }>> = {
  NZD: { name: 'GST', rate: 15 },
  AUD: { name: 'GST', rate: 10 },
};
