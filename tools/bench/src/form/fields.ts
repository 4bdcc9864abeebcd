/** How many fields both forms have. */
export const fieldCount = 300;
/** The field that is typed into: one of the middle, a line of text. */
export const typedField = 'field150';

const kinds = ['text', 'email', 'integer', 'textarea', 'switch'] as const;

export interface BenchField {
  name: string;
  kind: (typeof kinds)[number];
  label: string;
  required: boolean;
}

/** The same fields for all: five kinds in rotation, every third one required, with values to begin with. */
export const benchFields = Array.from({ length: fieldCount }, (_, index): BenchField => {
  const kind = kinds[index % kinds.length] ?? 'text';
  return { name: `field${index}`, kind, label: `Field ${index}`, required: index % 3 === 0 };
});

const valueOf: Readonly<Record<BenchField['kind'], unknown>> = {
  text: 'Town Hall',
  email: 'hall@example.test',
  integer: 120,
  textarea: 'Doors open an hour before the show.',
  switch: true,
};

export const benchValues = Object.fromEntries(benchFields.map(({ name, kind }) => [name, valueOf[kind]]));
