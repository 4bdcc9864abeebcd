import type { AnyRecord, CollectionName, ListFilter, RecordReference } from '@callboard/api-contract';
import { Button, Icon, useFieldControl } from '@callboard/ui-kit';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useRef, useState, type KeyboardEvent } from 'react';
import { messages } from '../messages';
import { recordHooks } from '../recordHooks';
import styles from './RecordPicker.module.css';
import { PickerList } from './PickerList';
import { useOptions } from './useOptions';

export interface RecordPickerProps {
  collection: CollectionName;
  /** What is picked; a bare hashcode is looked up for its title. */
  value: RecordReference | string | null;
  onChange: (record: RecordReference | null) => void;
  /** Names the picker where no `Field` stands around it. */
  label?: string | undefined;
  /** Conditions on what is offered. */
  filters?: readonly ListFilter[] | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
}

/** The last choice of a list that goes on: choosing it fetches more. */
export const moreItem = 'more';
export type PickerItem = AnyRecord | typeof moreItem;

const noFilters: readonly ListFilter[] = [];

/** Finds one record of a collection by typing (clause 2.51). Closed, loading, empty or with results (clause 2.55). */
export function RecordPicker(props: RecordPickerProps) {
  const { collection, value, onChange, label = '', filters = noFilters, disabled = false, onBlur } = props;
  const title = useTitle(collection, value);
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const field = useFieldControl();
  const options = useOptions({ collection, search: typed ?? '', filters, isOpen });
  const items: PickerItem[] = options.hasMore ? [...options.records, moreItem] : [...options.records];

  const box = useCombobox<PickerItem>({
    items,
    isOpen,
    selectedItem: null,
    inputValue: typed ?? title,
    itemToString: (item) => (item === null || item === moreItem ? '' : item.qed_model.title),
    itemToKey: (item) => (item === null || item === moreItem ? item : item.hashcode),
    stateReducer: keepOpenForMore,
    onInputValueChange: ({ type, inputValue }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) setTyped(inputValue);
    },
    onIsOpenChange: ({ isOpen: next }) => {
      setOpen(next);
      if (!next) setTyped(undefined);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem === moreItem) options.loadMore();
      else if (selectedItem) onChange(toReference(selectedItem));
    },
  });

  // Downshift would swallow the Escape that is meant for the dialog around a closed picker.
  function leaveEscapeToOthers({ key, nativeEvent }: KeyboardEvent) {
    if (key === 'Escape' && !isOpen) Object.assign(nativeEvent, { preventDownshiftDefault: true });
  }

  const name = label === '' ? {} : { 'aria-label': label };
  return (
    <div className={styles.root} ref={root}>
      <input
        {...box.getInputProps({
          ...field,
          ...name,
          // Downshift would name the input after a label element of its own.
          'aria-labelledby': undefined,
          ref: input,
          disabled,
          onBlur: () => onBlur?.(),
          onFocus: (event) => event.currentTarget.select(),
          onKeyDown: leaveEscapeToOthers,
        })}
        className={styles.input}
        placeholder={messages.pleaseSelect}
        autoComplete="off"
        spellCheck={false}
      />
      {value !== null && !disabled && (
        <Button
          variant="quiet"
          shape="square"
          size="xs"
          icon="close"
          aria-label={messages.clear(label)}
          onClick={() => {
            onChange(null);
            input.current?.focus();
          }}
        />
      )}
      <button
        type="button"
        className={styles.toggle}
        {...box.getToggleButtonProps({ disabled, 'aria-label': messages.open(label) })}
      >
        <Icon name="chevron-down" size="small" />
      </button>
      <PickerList box={box} anchor={root} options={options} items={items} label={label} isOpen={isOpen} />
    </div>
  );
}

function keepOpenForMore(
  state: UseComboboxState<PickerItem>,
  { type, changes }: UseComboboxStateChangeOptions<PickerItem>,
): Partial<UseComboboxState<PickerItem>> {
  const isChoice =
    type === useCombobox.stateChangeTypes.ItemClick ||
    type === useCombobox.stateChangeTypes.InputKeyDownEnter;
  if (!isChoice || changes.selectedItem !== moreItem) return changes;
  return { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex, inputValue: state.inputValue };
}

/** The title of what is picked: known already, or fetched for a bare hashcode. */
function useTitle(collection: CollectionName, value: RecordPickerProps['value']): string {
  const { data } = recordHooks(collection).useGet(typeof value === 'string' ? value : undefined);
  if (value === null) return '';
  return typeof value === 'string' ? (data?.qed_model.title ?? '') : value.title;
}

function toReference({ hashcode, qed_model }: AnyRecord): RecordReference {
  return { hashcode, title: qed_model.title, model: qed_model.model };
}
