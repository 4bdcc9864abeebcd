import { answerKindOf, type FormField } from '@callboard/api-contract/forms';
import { formatLength } from '@callboard/domain/calendar';
import { KeyValueList, type KeyValue } from '@callboard/ui-kit/display';
import { messages } from '../messages';

/** The settings of a question, read-only. */
export function FieldFacts({ field }: { field: FormField }) {
  const { help, options, hasOther, hasTimes, min, max, score, fileKinds, maxMegabytes } = field;
  const counted = answerKindOf(field).bounds?.of;
  const count = (value: number) => (counted === 'seconds' ? formatLength(value) : value);
  const items: (KeyValue | false)[] = [
    { label: messages.help, value: help },
    options !== undefined &&
      options.length > 0 && {
        label: messages.options,
        value: options
          .map(({ label, score: points }) =>
            points === undefined ? label : messages.optionWithPoints(label, points),
          )
          .join(' · '),
      },
    hasOther === true && { label: messages.otherShort, value: messages.yes },
    hasTimes === true && { label: messages.hasTimes, value: messages.yes },
    counted !== undefined && min !== undefined && { label: messages.bounds[counted].min, value: count(min) },
    counted !== undefined && max !== undefined && { label: messages.bounds[counted].max, value: count(max) },
    fileKinds !== undefined && {
      label: messages.fileKindsOf,
      value: fileKinds.map((kind) => messages.fileKinds[kind]).join(' · '),
    },
    maxMegabytes !== undefined && { label: messages.maxMegabytes, value: maxMegabytes },
    score !== undefined && { label: messages.score, value: score },
  ];
  return <KeyValueList items={items.filter((item) => item !== false)} />;
}
