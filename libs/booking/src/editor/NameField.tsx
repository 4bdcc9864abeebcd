import { Field, TextInput } from '@callboard/ui-kit/inputs';
import { useState } from 'react';

export interface NameFieldProps {
  label: string;
  value: string;
  maxLength: number;
  onCommit: (value: string) => void;
}

/** A name that counts once it is typed: on leaving the field or with Enter. An empty one becomes what it was. */
export function NameField({ label, value, maxLength, onCommit }: NameFieldProps) {
  const [typed, setTyped] = useState<string>();

  function commit() {
    const name = typed?.trim() ?? '';
    setTyped(undefined);
    if (name !== '' && name !== value) onCommit(name);
  }

  return (
    <Field label={label}>
      <TextInput
        maxLength={maxLength}
        value={typed ?? value}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
    </Field>
  );
}
