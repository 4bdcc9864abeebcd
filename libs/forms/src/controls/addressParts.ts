/** The parts of an address in the order in which they are asked for, each with what browsers know it by. */
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

/** The parts of an address that are there, of a value that may be anything. */
export function readAddress(value: unknown): Address {
  const address: Address = {};
  if (typeof value !== 'object' || value === null) return address;
  for (const { part } of addressParts) {
    const text: unknown = Reflect.get(value, part);
    if (typeof text === 'string' && text !== '') address[part] = text;
  }
  return address;
}
