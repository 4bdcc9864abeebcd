import type { FieldDefinition } from '../definition';

/** The words beside a box or a switch, with the mark of what is needed. */
export function InlineLabel({ definition: { label, required } }: { definition: FieldDefinition }) {
  return (
    <>
      {label}
      {required && <span aria-hidden>{'\u00a0*'}</span>}
    </>
  );
}
