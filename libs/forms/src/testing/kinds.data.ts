import type { FieldDefinition, FormValues } from '../definition';

const options = [
  { value: 'stage', label: 'Stage' },
  { value: 'court', label: 'Court' },
  { value: 'field', label: 'Field' },
  { value: 'studio', label: 'Studio' },
];

/** The contract's `richTextMarkup`, which this library does not import. */
const markup = {
  tags: ['p', 'br', 'strong', 'em', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'a'],
  attributes: { a: ['href'] },
  schemes: ['https', 'http', 'mailto', 'tel'],
};

/** A field of every kind except dates and times. */
export const everyKind: FieldDefinition[] = [
  { name: 'text', kind: 'text', label: 'Name' },
  { name: 'search', kind: 'search', label: 'Search words' },
  { name: 'email', kind: 'email', label: 'Email' },
  { name: 'phone', kind: 'phone', label: 'Phone' },
  { name: 'integer', kind: 'integer', label: 'Seats', unit: 'people' },
  { name: 'number', kind: 'number', label: 'Length', unit: 'm' },
  { name: 'money', kind: 'money', label: 'Price', currency: 'NZD', width: 'small' },
  { name: 'boolean', kind: 'boolean', label: 'Photos allowed' },
  { name: 'checkbox', kind: 'checkbox', label: 'I have read the rules' },
  { name: 'switch', kind: 'switch', label: 'Tell me by email' },
  { name: 'select', kind: 'select', label: 'Kind', options, hasOther: true },
  { name: 'radio', kind: 'radio', label: 'Place', options, hasOther: true },
  { name: 'multiselect', kind: 'multiselect', label: 'Uses', options, max: 2 },
  { name: 'star', kind: 'star', label: 'Rating' },
  { name: 'progress', kind: 'progress', label: 'Progress' },
  { name: 'tags', kind: 'tags', label: 'Tags' },
  { name: 'timezone', kind: 'timezone', label: 'Time zone' },
  { name: 'address', kind: 'address', label: 'Address' },
  { name: 'textarea', kind: 'textarea', label: 'Notes' },
  { name: 'richtext', kind: 'richtext', label: 'Description', markup },
  { name: 'signature', kind: 'signature', label: 'Signature' },
  {
    name: 'guests',
    kind: 'repeat',
    label: 'Guests',
    rowLabel: 'Guest',
    max: 4,
    fields: [
      { name: 'name', kind: 'text', label: 'Full name', required: true },
      { name: 'role', kind: 'select', label: 'Role', options: [{ value: 'crew', label: 'Crew' }] },
    ],
  },
];

/** A value for each of them. */
export const everyValue: FormValues = {
  text: 'Town Hall',
  search: 'hall',
  email: 'aroha@example.nz',
  phone: '021 555 0199',
  integer: 1200,
  number: 12.5,
  money: { amount: 125050, currency: 'NZD' },
  boolean: true,
  checkbox: true,
  switch: true,
  select: 'stage',
  radio: 'An old barn by the river',
  multiselect: ['stage', 'court'],
  star: 4,
  progress: 40,
  tags: ['jazz', 'kapa haka', 'new work'],
  timezone: 'Pacific/Auckland',
  address: {
    line1: '1 Main Road',
    city: 'Levin',
    region: 'Manawatū',
    postcode: '5510',
    country: 'New Zealand',
  },
  textarea: 'The lift is out of order.\nUse the ramp.',
  richtext:
    '<h2>Bring</h2><ul><li>Shoes</li><li><strong>Your own</strong> water</li></ul><p>More at <a href="https://example.nz">example.nz</a></p>',
  signature: 'Aroha Ngata',
  guests: [{ name: 'Mere Cooper', role: 'crew' }, { name: 'Hone' }],
};
