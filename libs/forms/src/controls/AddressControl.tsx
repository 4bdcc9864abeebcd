import { Field, Select, TextInput, useFieldGroup } from '@callboard/ui-kit/inputs';
import type { FieldControlProps } from '../definition';
import { messages } from '../messages';
import { addressParts, readAddress, type AddressPart } from './addressParts';
import styles from './controls.module.css';

/** A postal address, with an input for each part. */
export function AddressControl({ definition, value, onChange, onBlur }: FieldControlProps) {
  const { name, disabled, regions, countries } = definition;
  const group = useFieldGroup();
  const address = readAddress(value);
  const optionsOf: Partial<Record<AddressPart, typeof regions>> = { region: regions, country: countries };

  function set(part: AddressPart, text: string) {
    const next = readAddress({ ...address, [part]: text });
    onChange(Object.keys(next).length === 0 ? null : next);
  }

  return (
    <div {...group} className={styles.address} role="group" tabIndex={-1} onBlur={onBlur}>
      {addressParts.map(({ part, autoComplete }) => {
        const options = optionsOf[part];
        const shared = { name: `${name}.${part}`, value: address[part] ?? '', disabled, autoComplete };
        return (
          <div key={part} data-part={part}>
            <Field label={messages.addressParts[part]}>
              {options && options.length > 0 ? (
                <Select
                  {...shared}
                  options={options}
                  onChange={(event) => set(part, event.currentTarget.value)}
                  placeholder={messages.pleaseSelectMore}
                />
              ) : (
                <TextInput
                  {...shared}
                  onChange={(event) => set(part, event.currentTarget.value)}
                  placeholder={messages.enter}
                />
              )}
            </Field>
          </div>
        );
      })}
    </div>
  );
}
