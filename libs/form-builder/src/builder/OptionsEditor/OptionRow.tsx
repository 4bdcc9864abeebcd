import { formLimits } from '@callboard/api-contract/forms';
import { Button } from '@callboard/ui-kit/elements';
import { RequiredText } from '../inputs/RequiredText';
import { WholeNumber } from '../inputs/WholeNumber';
import { messages } from '../messages';
import { linesOf, type Option } from '../operations/changeOptions';
import styles from './OptionsEditor.module.css';

export interface OptionRowProps {
  option: Option;
  index: number;
  isLast: boolean;
  /** Gives options points. */
  isScored: boolean;
  onChange: (option: Option) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
  onEnter: () => void;
  /** Called when several lines were pasted. */
  onPasteLines: (lines: readonly string[]) => void;
}

/** One option: its label, its points, and buttons to move and remove it. */
export function OptionRow(props: OptionRowProps) {
  const { option, index, isLast, isScored, onChange, onMove } = props;
  const { label } = option;
  return (
    <div className={styles.row} data-option={index} data-scored={isScored || undefined}>
      <RequiredText
        label={messages.optionNumber(index + 1)}
        isLabelHidden
        value={label}
        maxLength={formLimits.label}
        onCommit={(text) => onChange({ ...option, label: text })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          props.onEnter();
        }}
        onPaste={(event) => {
          const lines = linesOf(event.clipboardData.getData('text'));
          if (lines.length < 2) return;
          event.preventDefault();
          props.onPasteLines(lines);
        }}
      />
      {isScored && (
        <WholeNumber
          label={messages.optionScore(label)}
          isLabelHidden
          placeholder={messages.points}
          value={option.score}
          min={-formLimits.score}
          max={formLimits.score}
          onCommit={(score) => onChange({ ...option, score })}
        />
      )}
      <span className={styles.actions}>
        <Button
          variant="quiet"
          shape="square"
          size="small"
          icon="chevron-up"
          aria-label={messages.moveOptionUp(label)}
          aria-disabled={index === 0 || undefined}
          onClick={() => index > 0 && onMove(-1)}
          data-step="-1"
        />
        <Button
          variant="quiet"
          shape="square"
          size="small"
          icon="chevron-down"
          aria-label={messages.moveOptionDown(label)}
          aria-disabled={isLast || undefined}
          onClick={() => !isLast && onMove(1)}
          data-step="1"
        />
        <Button
          variant="quiet"
          shape="square"
          size="small"
          icon="close"
          aria-label={messages.removeOption(label)}
          onClick={props.onRemove}
        />
      </span>
    </div>
  );
}
