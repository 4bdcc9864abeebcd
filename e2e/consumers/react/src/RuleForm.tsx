import {
  Form,
  rules,
  validateByRules,
  validateByRulesAsync,
  type FieldDefinition,
  type FormValues,
} from '@callboard/forms';
import { useState } from 'react';

const definitions: FieldDefinition[] = [
  { name: 'seats', kind: 'integer', label: 'Seats' },
  { name: 'doors', kind: 'time', label: 'Doors' },
  { name: 'day', kind: 'date', label: 'Day' },
  { name: 'code', kind: 'text', label: 'Code' },
  { name: 'contact', kind: 'text', label: 'Contact' },
  { name: 'uses', kind: 'multiselect', label: 'Uses', options: ['Stage', 'Court', 'Foyer'].map(toOption) },
  { name: 'title', kind: 'text', label: 'Title' },
  { name: 'copy', kind: 'text', label: 'Title again' },
  { name: 'email', kind: 'text', label: 'Email' },
  { name: 'copies', kind: 'integer', label: 'Copies' },
];

const validate = validateByRules({
  seats: [rules.required(), rules.minValue(10), rules.maxValue(500)],
  doors: [rules.minTime('08:00'), rules.maxTime('22:30')],
  day: [rules.minDate('2028-05-01', '01-May-2028'), rules.maxDate('2028-05-31', '31-May-2028')],
  code: [rules.custom((value) => /^[A-Z]{3}$/.test(String(value)), 'Three capital letters, such as HUB')],
  contact: [rules.email()],
  uses: [rules.maxOptions(2)],
  title: [rules.valueRequired(), rules.minLength(3), rules.maxLength(10)],
  copy: [rules.equalTo('title', 'Title')],
  email: [rules.valueIsEmail()],
  copies: [rules.minimum(2), rules.maximum(9)],
});

const validateAsync = validateByRulesAsync({
  code: [async (code) => (code === 'TAK' ? 'This code is taken' : null)],
});

/** A form with rules of the team's own. */
export function RuleForm() {
  const [saved, setSaved] = useState<FormValues>();
  return (
    <>
      <Form
        definitions={definitions}
        initialValues={{}}
        validate={validate}
        validateAsync={validateAsync}
        onSubmit={async (values) => {
          setSaved(values);
          return undefined;
        }}
      />
      <output>{saved && JSON.stringify(saved)}</output>
    </>
  );
}

function toOption(label: string) {
  return { value: label.toLowerCase(), label };
}
