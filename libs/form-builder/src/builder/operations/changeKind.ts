import { answerKindOf, isOption, type AnswerKind, type FormField } from '@callboard/api-contract/forms';

/** The changes to a field for another kind. Options and bounds are preserved if they mean the same. */
export function changeKind(
  { kind: before, options, hasOther, hasTimes, min, max, fileKinds, maxMegabytes }: FormField,
  kind: AnswerKind,
): Pick<
  FormField,
  'kind' | 'options' | 'hasOther' | 'hasTimes' | 'min' | 'max' | 'fileKinds' | 'maxMegabytes'
> {
  const hasFiles = answerKindOf({ kind }).hasFiles === true;
  const hasOptions = isOption({ kind });
  const isSameBound = answerKindOf({ kind }).bounds?.of === answerKindOf({ kind: before }).bounds?.of;
  return {
    kind,
    options: hasOptions ? options : undefined,
    hasOther: hasOptions ? hasOther : undefined,
    hasTimes: answerKindOf({ kind }).canHaveTimes ? hasTimes : undefined,
    min: isSameBound ? min : undefined,
    max: isSameBound ? max : undefined,
    fileKinds: kind === 'attachment' ? fileKinds : undefined,
    maxMegabytes: hasFiles ? maxMegabytes : undefined,
  };
}
