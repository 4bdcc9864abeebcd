import { isCollectionName } from '@callboard/api-contract/collections';
import { offeredTo } from '@callboard/api-contract/forms';
import { useTenant } from '@callboard/tenant';
import { Checkbox, Select, TextInput } from '@callboard/ui-kit/inputs';
import { RecordPicker } from '@callboard/pickers';
import { filterMessages } from '../filterMessages';
import { webKindOf } from '../../kinds/webKinds';
import { messages } from '../../messages';
import { translatedOptions } from '../../kinds/translatedOptions';
import { filterSelections, filterValue, withOptions, withValue } from '../filterEdits';
import type { FilterControlProps } from './FilterControlProps';
import styles from '../list.module.css';
import { DebouncedInput } from './DebouncedInput';

/** The control of the filter kind default: options of a field, one record of a reference, yes or no, or a text. */
export function DefaultFilter(props: FilterControlProps) {
  const { label } = props;
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.filterLabel}>{label}</legend>
      <FilterControl {...props} />
    </fieldset>
  );
}

function FilterControl(props: FilterControlProps) {
  const { name, field, label, filters, onChange } = props;
  const offered = offeredTo(field, useTenant().code);
  const options = 'options' in offered ? translatedOptions(offered.options) : [];
  switch (webKindOf(field).filter) {
    case 'options':
      return <OptionChecks {...props} options={options} />;
    case 'option':
      return (
        <Select
          aria-label={label}
          placeholder={filterMessages.any}
          options={options}
          value={filterValue(filters, name, 'contains')}
          onChange={(event) => onChange(withValue(filters, name, 'contains', event.currentTarget.value))}
        />
      );
    case 'yesOrNo':
      return (
        <Select
          aria-label={label}
          placeholder={filterMessages.any}
          options={yesOrNo()}
          value={filterValue(filters, name, 'eq')}
          onChange={(event) => onChange(withValue(filters, name, 'eq', event.currentTarget.value))}
        />
      );
    case 'record':
      return 'to' in field && isCollectionName(field.to) ? (
        <RecordPicker
          collection={field.to}
          label={label}
          canAdd={false}
          value={filterValue(filters, name, 'eq') || null}
          onChange={(record) => onChange(withOptions(filters, name, record ? [record.hashcode] : []))}
        />
      ) : null;
    default:
      return (
        <DebouncedInput
          as={TextInput}
          label={label}
          placeholder={filterMessages.contains}
          value={filterValue(filters, name, 'contains')}
          onCommit={(value) => onChange(withValue(filters, name, 'contains', value))}
        />
      );
  }
}

const yesOrNo = () => [
  { value: 'true', label: messages.yes },
  { value: 'false', label: messages.no },
];

interface OptionChecksProps extends FilterControlProps {
  options: readonly { value: string; label: string }[];
}

function OptionChecks({ name, filters, onChange, options }: OptionChecksProps) {
  const selected = filterSelections(filters, name);
  function toggle(option: string, isSelected: boolean) {
    const next = options
      .map(({ value }) => value)
      .filter((value) => (value === option ? isSelected : selected.includes(value)));
    onChange(withOptions(filters, name, next));
  }
  return (
    <div className={styles.checks}>
      {options.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={selected.includes(value)}
          onChange={(event) => toggle(value, event.currentTarget.checked)}
        />
      ))}
    </div>
  );
}
