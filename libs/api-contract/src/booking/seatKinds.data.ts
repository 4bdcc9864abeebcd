/** What a seat is to its buyer, as seat types and the seats of a plan name it. */
export const seatKindOptions = [
  { value: 'standard', label: 'Standard' },
  { value: 'accessible', label: 'Accessible' },
  { value: 'companion', label: 'Companion' },
  { value: 'restricted_view', label: 'Restricted view' },
  { value: 'house', label: 'House seat' },
] as const;
