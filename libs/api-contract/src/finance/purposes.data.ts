/** What an account is for, where entries are booked by themselves. */
export const purposeOptions = [
  { value: 'bank', label: 'Payments received' },
  { value: 'cash', label: 'Cash received' },
  { value: 'receivable', label: 'Owed to us' },
  { value: 'due_back', label: 'To pay back' },
  { value: 'exchange', label: 'Moved by an exchange' },
  { value: 'school_credit', label: 'Credit of schools' },
  { value: 'entry_fees', label: 'Entry fees' },
  { value: 'ticket_sales', label: 'Ticket sales' },
  { value: 'merchandise_sales', label: 'Merchandise sales' },
  { value: 'credit_notes', label: 'Credit notes' },
  { value: 'tax', label: 'Tax to pay' },
  { value: 'commission', label: 'Commission fees' },
  { value: 'commission_owed', label: 'Commission owed' },
] as const;

export type AccountPurpose = (typeof purposeOptions)[number]['value'];
