import { isOption, type AnswerKind, type FormField } from '@callboard/api-contract/forms';
import { kinds } from '../reading/kinds.data';

/** The changes to a field for another kind. Options and bounds are preserved if they mean the same. */
export function changeKind(
  { kind: before, options, hasOther, min, max }: FormField,
  kind: AnswerKind,
): Pick<FormField, 'kind' | 'options' | 'hasOther' | 'min' | 'max'> {
  const hasOptions = isOption({ kind });
  const isSameBound = kinds[kind].bounds === kinds[before].bounds;
  return {
    kind,
    options: hasOptions ? options : undefined,
    hasOther: hasOptions ? hasOther : undefined,
    min: isSameBound ? min : undefined,
    max: isSameBound ? max : undefined,
  };
}
