/** Purposes of accounts, where entries are booked automatically. */
export const purposeOptions = [
  { value: 'bank', label: 'Payments received' },
  { value: 'cash', label: 'Cash received' },
  { value: 'card_machine', label: 'Card machine' },
  { value: 'receivable', label: 'Owed to us' },
  { value: 'due_back', label: 'To pay back' },
  { value: 'exchange', label: 'Moved by an exchange' },
  { value: 'gift_vouchers', label: 'Gift vouchers not spent' },
  { value: 'gift_vouchers_given', label: 'Gift vouchers given' },
  { value: 'gift_vouchers_expired', label: 'Gift vouchers expired' },
  { value: 'school_credit', label: 'Credit for schools' },
  { value: 'entry_fees', label: 'Entry fees' },
  { value: 'ticket_sales', label: 'Ticket sales' },
  { value: 'merchandise_sales', label: 'Merchandise sales' },
  { value: 'credit_notes', label: 'Credit notes' },
  { value: 'tax', label: 'Tax to pay' },
  { value: 'cash_difference', label: 'Cash over and short' },
  { value: 'commission', label: 'Commission fees' },
  { value: 'commission_owed', label: 'Commission owed' },
] as const;

export type AccountPurpose = (typeof purposeOptions)[number]['value'];
