import { DateField, DateInput, DateSegment } from 'react-aria-components/DateField';
import { TimeField } from 'react-aria-components/TimeField';
import type { TextInputProps } from '../TextInput/TextInput';
import type { SegmentKind, SegmentValues } from './segmentValue';
import styles from './SegmentedInput.module.css';

type Value = SegmentValues[SegmentKind] | null;

export interface SegmentsProps {
  kind: SegmentKind;
  value: Value;
  onChange: (value: Value) => void;
  /** What the caller and the field around it say of the input. */
  attributes: TextInputProps;
  /** The id of a hint about the present value. */
  hintId: string | undefined;
}

/** The parts themselves, each a spin button. */
export function Segments({ kind, value, onChange, attributes, hintId }: SegmentsProps) {
  const label = attributes['aria-label'];
  const shared = {
    className: styles.field ?? '',
    hourCycle: 24,
    shouldForceLeadingZeros: true,
    isDisabled: attributes.disabled === true,
    isReadOnly: attributes.readOnly === true,
    isRequired: attributes.required === true || attributes['aria-required'] === true,
    isInvalid: attributes['aria-invalid'] === true || hintId !== undefined,
    autoFocus: attributes.autoFocus === true,
    // Labels and limits are those of the caller; the library would judge by its own.
    validationBehavior: 'aria',
    ...(label === undefined
      ? attributes.id && { 'aria-labelledby': `${attributes.id}-label` }
      : { 'aria-label': label }),
    'aria-describedby': [attributes['aria-describedby'], hintId].filter(Boolean).join(' '),
  } as const;

  const parts = (
    <DateInput className={styles.parts ?? ''} dir="ltr">
      {(segment) => (
        <DateSegment className={styles.part ?? ''} segment={segment}>
          {({ text, type }) => (type === 'literal' ? (literals[text] ?? text) : text)}
        </DateSegment>
      )}
    </DateInput>
  );

  if (kind === 'time')
    return (
      <TimeField {...shared} value={isTime(value) ? value : null} onChange={onChange}>
        {parts}
      </TimeField>
    );
  return (
    <DateField
      {...shared}
      granularity={kind === 'date' ? 'day' : 'minute'}
      value={value === null || isTime(value) ? null : value}
      onChange={(next) => onChange(next)}
    >
      {parts}
    </DateField>
  );
}

/** What stands between the parts (clause 5.19). */
const literals: Readonly<Record<string, string>> = { '/': '\u2009-\u2009', ', ': ',\u2002' };

function isTime(value: Value): value is SegmentValues['time'] {
  return value !== null && !('day' in value);
}
