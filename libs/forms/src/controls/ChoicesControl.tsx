import { Checkbox, SearchBox, useFieldGroup } from '@callboard/ui-kit/inputs';
import { useState } from 'react';
import type { FieldControlProps, FieldOption } from '../definition';
import { messages } from '../messages';
import { ChoicesHead } from './ChoicesHead';
import styles from './controls.module.css';
import { NoOptions } from './NoOptions';
import { OtherText } from './OtherText';
import { textOf } from './textOf';

const manyOptions = 10;

/** Any number of a short list and a text of one's own, or as many as the definition allows (clauses 5.22 and 5.23). */
export function ChoicesControl(props: FieldControlProps) {
  const { definition, value, onChange, onBlur } = props;
  const { options = [], max = Infinity, disabled, hasOther = false } = definition;
  const [search, setSearch] = useState('');
  const [isRefused, setRefused] = useState(false);
  const group = useFieldGroup();
  if (options.length === 0) return <NoOptions />;

  const values = textsOf(value);
  const chosen = options.filter((option) => values.includes(option.value));
  const matching = options.filter(({ label }) => isMatch(label, search));
  // Empty while it is not typed yet.
  const own = hasOther ? values.find((text) => options.every((option) => option.value !== text)) : undefined;
  const count = chosen.length + (own === undefined ? 0 : 1);

  function choose(isWanted: (option: FieldOption) => boolean, text = own) {
    const wanted = options.filter(isWanted).map((option) => option.value);
    if (text !== undefined) wanted.push(text);
    const isTooMany = wanted.length > max && wanted.length > count;
    setRefused(isTooMany);
    if (!isTooMany) onChange(wanted);
  }
  const keep = (option: FieldOption) => chosen.includes(option);

  return (
    <div {...group} className={styles.choiceGroup} role="group" tabIndex={-1} onBlur={onBlur}>
      {options.length > manyOptions && (
        <SearchBox
          label={messages.filterOptions}
          value={search}
          onValueChange={setSearch}
          disabled={disabled}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <ChoicesHead
        chosen={count}
        all={options.length + (hasOther ? 1 : 0)}
        canTakeAll={max >= options.length && !disabled}
        onTakeAll={(isTaken) => choose((option) => (matching.includes(option) ? isTaken : keep(option)))}
      />
      <div className={styles.choices} data-long={options.length > manyOptions || undefined}>
        {matching.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={chosen.includes(option)}
            onChange={(event) => {
              const isTaken = event.currentTarget.checked;
              choose((each) => (each === option ? isTaken : keep(each)));
            }}
            disabled={disabled || option.disabled}
          />
        ))}
        {hasOther && (
          <Checkbox
            label={messages.other}
            checked={own !== undefined}
            onChange={(event) => {
              if (event.currentTarget.checked) choose(keep, '');
              else onChange(chosen.map((option) => option.value));
            }}
            disabled={disabled}
          />
        )}
        {matching.length === 0 && <span className={styles.unit}>{messages.noOptions}</span>}
      </div>
      {own !== undefined && (
        <OtherText {...props} value={own} onChange={(text) => choose(keep, textOf(text))} />
      )}
      <div className={styles.refused} role="status">
        {(isRefused || count > max) && messages.mostOptions(max)}
      </div>
    </div>
  );
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

function isMatch(label: string, search: string): boolean {
  return label.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());
}
