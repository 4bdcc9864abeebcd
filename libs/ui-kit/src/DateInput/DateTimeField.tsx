import { lazy, Suspense } from 'react';
import { TextInput, type TextInputProps } from '../TextInput/TextInput';
import type { SegmentKind } from './segmentValue';
import { showDate } from './showDate';

export interface DateTimeFieldProps extends TextInputProps {
  kind: SegmentKind;
}

const nativeTypes = { date: 'date', time: 'time', datetime: 'datetime-local' } as const;

// The segments weigh more than the first page may. Where they cannot be had, the browser's own input does.
const SegmentedInput = lazy(() =>
  import('./SegmentedInput').then(
    (module) => ({ default: module.SegmentedInput }),
    () => ({ default: NativeInput }),
  ),
);

/** A date, a time or both in segments, once they have come; until then the value stands there to be read. */
export function DateTimeField({ kind, ...props }: DateTimeFieldProps) {
  const { value, defaultValue } = props;
  // The signs around it keep the order of day, month and year in a page that is read from right to left.
  const shown = `\u2066${showDate(String(value ?? defaultValue ?? ''))}\u2069`;
  const waiting = { ...props, value: shown, defaultValue: undefined };
  return (
    <Suspense fallback={<TextInput {...waiting} readOnly />}>
      <SegmentedInput {...props} kind={kind} />
    </Suspense>
  );
}

function NativeInput({ kind, ...props }: DateTimeFieldProps) {
  return <TextInput {...props} type={nativeTypes[kind]} />;
}
