import { isDay } from '@callboard/domain/calendar';
import { DateField } from '@callboard/ui-kit/dates';
import { Field } from '@callboard/ui-kit/inputs';
import { useState } from 'react';
import { bookMessages as words } from './bookMessages';
import { useBookTerms } from './useBookTerms';

export interface PeriodFieldsProps {
  /** Only the last day counts. @default false */
  isOneDay?: boolean | undefined;
}

/** The days that are shown; the address has them once each is whole. */
export function PeriodFields({ isOneDay = false }: PeriodFieldsProps) {
  return (
    <>
      {!isOneDay && <DayField name="from" label={words.from} />}
      <DayField name="to" label={isOneDay ? words.on : words.to} />
    </>
  );
}

function DayField({ name, label }: { name: 'from' | 'to'; label: string }) {
  const { term, set } = useBookTerms();
  const [typed, setTyped] = useState(term(name) ?? null);
  return (
    <Field label={label}>
      <DateField
        value={typed}
        onChange={(value) => {
          setTyped(value);
          if (value === null || isDay(value)) set(name, value);
        }}
      />
    </Field>
  );
}
