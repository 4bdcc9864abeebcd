/** The parts of an address in display order, with their `autocomplete` tokens. */
export const addressParts = [
  { part: 'line1', autoComplete: 'address-line1' },
  { part: 'line2', autoComplete: 'address-line2' },
  { part: 'city', autoComplete: 'address-level2' },
  { part: 'region', autoComplete: 'address-level1' },
  { part: 'postcode', autoComplete: 'postal-code' },
  { part: 'country', autoComplete: 'country-name' },
] as const;
export type AddressPart = (typeof addressParts)[number]['part'];
export type Address = Partial<Record<AddressPart, string>>;

/** Reads the parts of an address from any value; empty and unknown parts are dropped. */
export function readAddress(value: unknown): Address {
  const address: Address = {};
  if (typeof value !== 'object' || value === null) return address;
  for (const { part } of addressParts) {
    const text: unknown = Reflect.get(value, part);
    if (typeof text === 'string' && text !== '') address[part] = text;
  }
  return address;
}
