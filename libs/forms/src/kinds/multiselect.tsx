import { Checkbox, SearchBox, useFieldGroup } from '@callboard/ui-kit/inputs';
import { useState } from 'react';
import type { FieldControlProps, FieldOption } from '../definition';
import { messages } from '../messages';
import { OptionsHead } from '../controls/OptionsHead';
import styles from '../controls/controls.module.css';
import { NoOptions } from '../controls/NoOptions';
import { OtherText } from '../controls/OtherText';
import { textOf } from '../values/textOf';
import { WordsValue } from '../displays/WordsValue';
import { optionLabel } from '../displays/optionLabel';
import { listOf } from '../values/listOf';
import { textsOf } from '../values/textsOf';
import { translate } from '@callboard/language';
import { rules } from '../rules/rules';
import type { QuestionKind } from './formKind';

export const multiselectKind: QuestionKind = {
  Control: OptionsControl,
  Show: ({ definition, value }) => (
    <WordsValue words={listOf(value).map((each) => optionLabel(definition, each))} />
  ),
  isSelected: true,
  rules: ({ max }) => (max === undefined ? [] : [rules.maxOptions(max)]),
  question: { name: () => translate('Several choices'), icon: 'checklist', group: 'options' },
};

const manyOptions = 10;

/** Checkboxes for several options and free text as 'Other', up to the definition's `max` (clauses 5.22 and 5.23). */
function OptionsControl(props: FieldControlProps) {
  const { definition, value, onChange, onBlur } = props;
  const { options = [], max = Infinity, disabled, hasOther = false } = definition;
  const [search, setSearch] = useState('');
  const [isRefused, setRefused] = useState(false);
  const group = useFieldGroup();
  if (options.length === 0) return <NoOptions />;

  const values = textsOf(value);
  const selected = options.filter((option) => values.includes(option.value));
  const matching = options.filter(({ label }) => isMatch(label, search));
  // '' after 'Other' is checked and before anything is typed.
  const otherText = hasOther
    ? values.find((text) => options.every((option) => option.value !== text))
    : undefined;
  const count = selected.length + (otherText === undefined ? 0 : 1);

  function select(isIncluded: (option: FieldOption) => boolean, text = otherText) {
    const next = options.filter(isIncluded).map((option) => option.value);
    if (text !== undefined) next.push(text);
    const isTooMany = next.length > max && next.length > count;
    setRefused(isTooMany);
    if (!isTooMany) onChange(next);
  }
  const isSelected = (option: FieldOption) => selected.includes(option);

  return (
    <div {...group} className={styles.optionGroup} role="group" tabIndex={-1} onBlur={onBlur}>
      {options.length > manyOptions && (
        <SearchBox
          label={messages.filterOptions}
          value={search}
          onValueChange={setSearch}
          disabled={disabled}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <OptionsHead
        selected={count}
        all={options.length + (hasOther ? 1 : 0)}
        canSelectAll={max >= options.length && !disabled}
        onSelectAll={(isOn) => select((option) => (matching.includes(option) ? isOn : isSelected(option)))}
      />
      <div className={styles.options} data-long={options.length > manyOptions || undefined}>
        {matching.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={isSelected(option)}
            onChange={(event) => {
              const isOn = event.currentTarget.checked;
              select((each) => (each === option ? isOn : isSelected(each)));
            }}
            disabled={disabled || option.disabled}
          />
        ))}
        {hasOther && (
          <Checkbox
            label={messages.other}
            checked={otherText !== undefined}
            onChange={(event) => {
              if (event.currentTarget.checked) select(isSelected, '');
              else onChange(selected.map((option) => option.value));
            }}
            disabled={disabled}
          />
        )}
        {matching.length === 0 && <span className={styles.unit}>{messages.noOptions}</span>}
      </div>
      {otherText !== undefined && (
        <OtherText {...props} value={otherText} onChange={(text) => select(isSelected, textOf(text))} />
      )}
      <div className={styles.refused} role="status">
        {(isRefused || count > max) && messages.maxOptions(max)}
      </div>
    </div>
  );
}

function isMatch(label: string, search: string): boolean {
  return label.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());
}
