import { useFloating } from '@callboard/ui-kit/overlays';
import { useRef, type RefObject } from 'react';
import { OptionList } from '../list/OptionList';
import { messages } from '../messages';
import type { usePicker } from './usePicker';
import styles from './Picker.module.css';

export interface PickerPanelProps {
  picker: ReturnType<typeof usePicker>;
  /** The element that the panel is placed at. */
  anchor: RefObject<HTMLElement | null>;
  listId: string;
  label: string;
  /** Rendered inside a sheet, not in its own top layer. */
  isSheet: boolean;
  isMultiple: boolean;
  isSelected: (hashcode: string) => boolean;
}

/** The minimum width is what can be read. */
const listSize = { minWidth: 240, maxHeight: 360 };

/** The options of an open picker and their status text, in the browser's top layer so that no dialog clips them. */
export function PickerPanel(props: PickerPanelProps) {
  const { picker, anchor, listId, label, isSheet, isMultiple, isSelected } = props;
  const { state, rows, highlighted } = picker;
  const panel = useRef<HTMLDivElement>(null);
  useFloating({
    open: state.isOpen && !isSheet,
    part: panel,
    anchor,
    align: 'start',
    listSize,
    onMove: 'follow',
  });
  const word = wordOf(picker);
  return (
    <div
      ref={panel}
      className={styles.panel}
      data-sheet={isSheet || undefined}
      popover={isSheet ? undefined : 'manual'}
      hidden={!state.isOpen || undefined}
    >
      <p className={styles.state} role="status" data-visually-hidden={!word.isShown || undefined}>
        {word.text}
      </p>
      {state.isOpen && (
        <OptionList
          id={listId}
          label={label}
          rows={rows}
          highlighted={highlighted}
          isMultiple={isMultiple}
          isBusy={state.isLoadingMore || picker.adding !== undefined}
          isSelected={isSelected}
          onHighlight={picker.highlight}
          onChoose={picker.select}
        />
      )}
    </div>
  );
}

/** The status text. The number of results is only for screen readers. */
function wordOf({ state, adding, similar }: PickerPanelProps['picker']): { text: string; isShown: boolean } {
  if (!state.isOpen) return { text: '', isShown: false };
  if (adding !== undefined) return { text: messages.checking(adding), isShown: true };
  if (similar) return { text: messages.similarCount(similar.records.length), isShown: false };
  if (state.status === 'problem') return { text: state.problem?.message || messages.failed, isShown: true };
  if (state.status === 'loading') return { text: messages.loading, isShown: state.records.length === 0 };
  if (state.records.length === 0) return { text: messages.nothing, isShown: true };
  return { text: messages.resultCount(state.count ?? state.records.length), isShown: false };
}
