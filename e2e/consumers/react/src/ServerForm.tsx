import {
  Form,
  parseFieldDefinitions,
  validateByDefinitions,
  type FieldControlProps,
  type FormValues,
} from '@callboard/forms';
import { Button } from '@callboard/ui-kit/elements';
import { useState } from 'react';

/** A form whose fields a server describes, one of which is of the team's own kind. */
export function ServerForm({ data }: { data: unknown }) {
  const [saved, setSaved] = useState<FormValues>();
  const definitions = parseFieldDefinitions(data);
  return (
    <>
      <Form
        definitions={definitions}
        initialValues={{ locked: 'As it was' }}
        validate={validateByDefinitions(definitions)}
        fieldComponents={{ seatChooser: SeatChooser }}
        onSubmit={async (values) => {
          setSaved(values);
          return undefined;
        }}
      />
      <output>{saved && JSON.stringify(saved)}</output>
    </>
  );
}

function SeatChooser({ definition, value, onChange }: FieldControlProps) {
  const row = String(definition.args?.['row']);
  return (
    <Button aria-pressed={value === row} onClick={() => onChange(row)}>
      Row {row}
    </Button>
  );
}
