/** Reasons for prices without a tax: someone decides it, so that a sale without tax is never a missing row. */
export const noTaxOptions = [
  { value: 'not_registered', label: 'Not registered for tax' },
  { value: 'exempt', label: 'Exempt or zero-rated' },
  { value: 'abroad', label: 'Taxed in another country' },
] as const;

/** Places of a general-admission ticket, at most. */
export const maxPlaces = 200_000;
