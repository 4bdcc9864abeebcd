import { formatMoney, isMoney } from '@callboard/domain/money';
import { DisplayValue, type DisplayType } from '@callboard/ui-kit/display';
import { DurationText, ownZone } from '@callboard/ui-kit/dates';
import { Link } from '@callboard/ui-kit/navigation';
import type { ReactNode } from 'react';
import { rangeOf } from '../dates/rangeOf';
import type { FieldDefinition } from '../definition';
import { AddressValue } from './AddressValue';
import type { DisplayFieldProps } from './DisplayField';
import styles from './DisplayField.module.css';
import { LazyRichText } from './LazyRichText';
import { ProgressValue } from './ProgressValue';
import { RowsValue } from './RowsValue';
import { SignatureValue } from './SignatureValue';
import { WordsValue } from './WordsValue';

type Show = (props: DisplayFieldProps) => ReactNode;

/** How the value of each kind is shown. */
export const displays: Readonly<Record<string, Show>> = {
  integer: by('number'),
  number: by('number'),
  boolean: by('boolean'),
  checkbox: by('boolean'),
  switch: by('boolean'),
  date: by('date'),
  time: by('time'),
  datetime: by('datetime'),
  email: ({ value }) => <Contact scheme="mailto" value={value} />,
  phone: ({ value }) => <Contact scheme="tel" value={value} />,
  select: ({ definition, value }) => labelOf(definition, value),
  radio: ({ definition, value }) => labelOf(definition, value),
  multiselect: ({ definition, value }) => (
    <WordsValue words={listOf(value).map((each) => labelOf(definition, each))} />
  ),
  tags: ({ value }) => <WordsValue words={listOf(value).map(String)} />,
  star: ({ definition, value }) => <DisplayValue type="star" value={{ value, max: definition.max ?? 5 }} />,
  progress: (props) => <ProgressValue {...props} />,
  money: ({ value }) => (
    <span className={styles.money}>{isMoney(value) ? formatMoney(value) : String(value)}</span>
  ),
  duration: ({ value }) => (typeof value === 'number' ? <DurationText value={value} /> : String(value)),
  daterange: ({ definition, value }) => <Range definition={definition} value={value} />,
  address: ({ definition, value }) => <AddressValue definition={definition} value={value} />,
  signature: ({ definition, value }) => <SignatureValue label={definition.label} value={value} />,
  richtext: ({ definition, value }) => <LazyRichText markup={definition.markup} value={value} />,
  repeat: ({ definition, value }) => <RowsValue definition={definition} value={value} />,
};

function by(type: DisplayType): Show {
  return ({ definition, value }) => (
    <DisplayValue type={type} value={value} zone={definition.timeZone ?? ownZone()} />
  );
}

function Contact({ scheme, value }: { scheme: 'mailto' | 'tel'; value: unknown }) {
  return <Link href={`${scheme}:${encodeURI(String(value))}`}>{String(value)}</Link>;
}

function Range({ definition, value }: DisplayFieldProps) {
  const { start, end } = rangeOf(value);
  const type = definition.isDayOnly === true ? 'date' : 'datetime';
  const zone = definition.timeZone ?? ownZone();
  return (
    <>
      <DisplayValue type={type} value={start} zone={zone} />
      {' – '}
      <DisplayValue type={type} value={end} zone={zone} />
    </>
  );
}

/** The label of an option; free text, or the value of a deleted option, is shown as it is. */
function labelOf({ options = [] }: FieldDefinition, value: unknown): string {
  return options.find((option) => option.value === value)?.label ?? String(value);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
