import { Button } from '@callboard/ui-kit/elements';
import { Field, TextInput } from '@callboard/ui-kit/inputs';
import { useState } from 'react';
import { officeMessages as words } from './officeMessages';

/** Buyer, as it is typed. */
export interface OfficeBuyer {
  name: string;
  email: string;
}

export const noBuyer: OfficeBuyer = { name: '', email: '' };

export interface BuyerFieldsProps {
  buyer: OfficeBuyer;
  /** The name is needed. */
  isOpen: boolean;
  nameError: string | undefined;
  emailError: string | undefined;
  onChange: (buyer: OfficeBuyer) => void;
}

/** Name and email of the buyer, which a sale at the counter does not need. */
export function BuyerFields({ buyer, isOpen, nameError, emailError, onChange }: BuyerFieldsProps) {
  const [isAdded, setAdded] = useState(false);
  if (!isOpen && !isAdded)
    return (
      <Button size="small" icon="plus" onClick={() => setAdded(true)}>
        {words.buyer}
      </Button>
    );
  return (
    <>
      <Field label={words.name} required={isOpen} error={nameError}>
        <TextInput
          value={buyer.name}
          maxLength={160}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => onChange({ ...buyer, name: value })}
        />
      </Field>
      <Field label={words.email} description={words.emailHint} error={emailError}>
        <TextInput
          type="email"
          value={buyer.email}
          maxLength={254}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => onChange({ ...buyer, email: value })}
        />
      </Field>
    </>
  );
}
