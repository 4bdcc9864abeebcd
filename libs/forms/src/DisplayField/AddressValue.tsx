import { addressParts, readAddress, type AddressPart } from '../controls/addressParts';
import type { DisplayFieldProps } from './DisplayField';
import styles from './DisplayField.module.css';

/** An address in lines, with the postcode after the region as on a letter. */
export function AddressValue({ definition, value }: DisplayFieldProps) {
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
    <address className={styles.address}>
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
