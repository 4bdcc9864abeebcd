import type { CollectionName, RecordBase, RecordReference } from '@callboard/api-contract';
import { Button, Icon } from '@callboard/ui-kit/elements';
import { useFieldControl } from '@callboard/ui-kit/inputs';
import { useMediaQuery } from '@callboard/ui-kit/layout';
import { useId, useRef, type FocusEvent, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { optionId } from '../list/OptionList';
import { messages } from '../messages';
import { Chips } from './Chips';
import { onPickerKey } from './pickerKeys';
import { PickerPanel } from './PickerPanel';
import { hashcodeOf, type Selected, type PickerBaseProps } from './settings';
import { usePicker } from './usePicker';
import { useSheet } from './useSheet';
import { useTitles } from './useTitles';
import styles from './Picker.module.css';

interface PickerProps extends PickerBaseProps {
  collection: CollectionName;
  selected: readonly Selected[];
  isMultiple: boolean;
  onChange: (selected: readonly Selected[]) => void;
}

/** A narrow screen with a coarse pointer. */
const phone = '(pointer: coarse) and (max-width: 40rem)';

const keepFocus = (event: MouseEvent) => event.preventDefault();

/** An input with a list below it; on a phone, both are in a sheet. Closed, loading, empty, with results or a problem (clause 2.55). */
export function Picker(props: PickerProps) {
  const {
    collection,
    selected,
    isMultiple,
    onChange,
    label = '',
    disabled = false,
    readOnly = false,
    completion: Completion,
  } = props;
  const [titleOf, rememberTitle] = useTitles(collection, selected);
  const picker = usePicker({ ...props, onPick: pick });
  const { state, items, highlighted } = picker;
  const { isOpen } = state;
  const root = useRef<HTMLDivElement>(null);
  const shell = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const field = useFieldControl();
  const listId = useId();
  const isSheet = useMediaQuery(phone) && isOpen;
  useSheet(shell, isSheet);
  const isFixed = disabled || readOnly;
  const [single] = isMultiple ? [] : selected;
  const singleTitle = single === undefined ? '' : titleOf(single);

  function pick(record: RecordBase): void {
    rememberTitle(record.hashcode, record.qed_model.title);
    const others = selected.filter((each) => hashcodeOf(each) !== record.hashcode);
    if (!isMultiple) {
      picker.close();
      onChange([toReference(record)]);
      return;
    }
    picker.type('');
    onChange(others.length < selected.length ? others : [...selected, toReference(record)]);
  }

  function remove(hashcode: string): void {
    onChange(selected.filter((each) => hashcodeOf(each) !== hashcode));
    input.current?.focus();
  }

  function toggle(): void {
    input.current?.focus();
    if (isOpen) picker.close();
    else picker.open();
  }

  function onLeave({ relatedTarget }: FocusEvent): void {
    if (relatedTarget instanceof Node && root.current?.contains(relatedTarget)) return;
    if (isOpen) picker.close();
    props.onBlur?.();
  }

  return (
    <>
      <div className={styles.root} ref={root} onBlur={onLeave}>
        <div className={styles.shell} ref={shell} data-sheet={isSheet || undefined}>
          {isSheet && (
            <div className={styles.head}>
              <span>{label}</span>
              <Button variant="quiet" onMouseDown={keepFocus} onClick={picker.close}>
                {messages.done}
              </Button>
            </div>
          )}
          <div className={styles.box} ref={anchor} data-disabled={isFixed || undefined}>
            {isMultiple && (
              <Chips selected={selected} titleOf={titleOf} onRemove={isFixed ? undefined : remove} />
            )}
            <input
              {...field}
              {...(label !== '' && { 'aria-label': label })}
              ref={input}
              role="combobox"
              className={styles.input}
              aria-autocomplete="list"
              aria-haspopup="listbox"
              aria-expanded={isOpen}
              aria-controls={isOpen ? listId : undefined}
              aria-activedescendant={highlighted >= 0 ? optionId(listId, highlighted) : undefined}
              placeholder={placeholder(selected.length > 0, isFixed)}
              autoComplete="off"
              spellCheck={false}
              disabled={disabled}
              readOnly={readOnly}
              value={isOpen && state.term !== undefined ? state.term : singleTitle}
              onChange={(event) => picker.type(event.currentTarget.value)}
              onClick={isFixed ? undefined : picker.open}
              onFocus={(event) => event.currentTarget.select()}
              onKeyDown={(event) => {
                if (isFixed) return;
                const last = isMultiple ? selected.at(-1) : undefined;
                const removeLast = last === undefined ? undefined : () => remove(hashcodeOf(last));
                onPickerKey(event, { ...picker, isOpen, count: items.length, highlighted, removeLast });
              }}
            />
            {single !== undefined && !isFixed && (
              <Button
                variant="quiet"
                shape="square"
                size="xs"
                icon="close"
                aria-label={messages.clear(label)}
                onClick={() => remove(hashcodeOf(single))}
              />
            )}
            {!readOnly && (
              <button
                type="button"
                tabIndex={-1}
                className={styles.toggle}
                aria-label={messages.open(label)}
                aria-expanded={isOpen}
                disabled={disabled}
                onMouseDown={keepFocus}
                onClick={toggle}
              >
                <Icon name="chevron-down" size="small" />
              </button>
            )}
          </div>
          <PickerPanel
            picker={picker}
            anchor={anchor}
            listId={listId}
            label={label}
            isSheet={isSheet}
            isMultiple={isMultiple}
            isSelected={(hashcode) => selected.some((each) => hashcodeOf(each) === hashcode)}
          />
        </div>
      </div>
      {Completion &&
        picker.incomplete &&
        createPortal(
          // Outside of the form of the picker: a form cannot contain another.
          <Completion
            collection={collection}
            defaults={picker.incomplete}
            onDone={picker.pick}
            onClose={picker.endCompletion}
          />,
          document.body,
        )}
    </>
  );
}

function placeholder(isSelected: boolean, isFixed: boolean): string {
  if (isSelected) return '';
  return isFixed ? messages.notSelected : messages.pleaseSelect;
}

function toReference({ hashcode, qed_model }: RecordBase): RecordReference {
  return { hashcode, title: qed_model.title, model: qed_model.model };
}
