import { isChoice, type AnswerKind, type FormField } from '@callboard/api-contract/forms';
import { kinds } from '../reading/kinds.data';

/** What changes in a field with its kind: options and bounds stay where they mean the same. */
export function changeKind(
  { kind: before, options, hasOther, min, max }: FormField,
  kind: AnswerKind,
): Pick<FormField, 'kind' | 'options' | 'hasOther' | 'min' | 'max'> {
  const isOfOptions = isChoice({ kind });
  const isSameBound = kinds[kind].bounds === kinds[before].bounds;
  return {
    kind,
    options: isOfOptions ? options : undefined,
    hasOther: isOfOptions ? hasOther : undefined,
    min: isSameBound ? min : undefined,
    max: isSameBound ? max : undefined,
  };
}
