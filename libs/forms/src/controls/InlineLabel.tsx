import type { FieldDefinition } from '../definition';

/** The label next to a checkbox or switch, with the mark for required fields. */
export function InlineLabel({ definition: { label, required } }: { definition: FieldDefinition }) {
  return (
    <>
      {label}
      {required && <span aria-hidden>{'\u00a0*'}</span>}
    </>
  );
}
