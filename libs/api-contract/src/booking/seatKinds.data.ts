/** Kinds of seats for buyers, as seat types and the seats of a plan name them. */
export const seatKindOptions = [
  { value: 'standard', label: 'Standard' },
  { value: 'accessible', label: 'Wheelchair space' },
  { value: 'companion', label: 'Companion seat' },
  { value: 'restricted_view', label: 'Restricted view' },
  { value: 'house', label: 'House seat' },
] as const;
