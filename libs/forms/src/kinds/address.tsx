import { Field, Select, TextInput, useFieldGroup } from '@callboard/ui-kit/inputs';
import type { FieldControlProps } from '../definition';
import { messages } from '../messages';
import { addressParts, readAddress, type AddressPart } from '../controls/addressParts';
import styles from '../controls/controls.module.css';
import displays from '../displays/displays.module.css';
import { translate } from '@callboard/language';
import type { QuestionKind, ShownFieldProps } from './formKind';

export const addressKind: QuestionKind = {
  Control: AddressControl,
  Show: ShownAddress,
  question: { name: () => translate('Postal address'), icon: 'venue', group: 'text', isWide: true },
};

/** A postal address, with an input for each part. */
function AddressControl({ definition, value, onChange, onBlur }: FieldControlProps) {
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

/** An address in lines, with the postcode after the region as on a letter. */
function ShownAddress({ definition, value }: ShownFieldProps) {
  const address = readAddress(value);
  const options = { region: definition.regions, country: definition.countries };
  const read = (part: AddressPart) => {
    const known = part === 'region' || part === 'country' ? options[part] : undefined;
    return known?.find((option) => option.value === address[part])?.label ?? address[part];
  };
  const place = [read('region'), read('postcode')].filter(Boolean).join(' ');
  const lines = addressParts.flatMap(({ part }) => {
    if (part === 'postcode') return [];
    return part === 'region' ? [place] : [read(part) ?? ''];
  });
  return (
    <address className={displays.address}>
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
