import { useId, type CSSProperties, type ReactNode } from 'react';
import { useFieldControl } from '../Field/FieldControl';
import styles from './Slider.module.css';

export interface SliderProps {
  /** The accessible name; without it the `Field` around names it. */
  label?: ReactNode;
  /** The current number. */
  value: number;
  /** Called while the thumb moves. */
  onValueChange: (value: number) => void;
  /** The smallest value. @default 0 */
  min?: number | undefined;
  /** The largest value. @default 100 */
  max?: number | undefined;
  /** The distance between two values. @default 1 */
  step?: number | undefined;
  /** Formats a value, visible and announced: '1.5 points'. @default the number */
  wordsOf?: ((value: number) => string) | undefined;
  /** The name in form data. */
  name?: string | undefined;
  /** Disables it. @default false */
  disabled?: boolean | undefined;
  /** Called when the focus leaves it. */
  onBlur?: (() => void) | undefined;
}

/** A number in a range, where the position matters more than the digits; a native range input. */
export function Slider(props: SliderProps) {
  const { label, value, onValueChange, min = 0, max = 100, step = 1, wordsOf = String, disabled } = props;
  const ownId = useId();
  const { 'aria-required': _required, ...field } = useFieldControl();
  const id = (label === undefined ? field.id : undefined) ?? ownId;
  const share = max > min ? (Math.min(max, Math.max(min, value)) - min) / (max - min) : 0;
  // The fill is dynamic, so it reaches the style sheet as a custom property.
  const style = { '--slider-share': share } as CSSProperties;
  return (
    <div className={styles.root}>
      {label !== undefined && (
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
      )}
      <output className={styles.value} htmlFor={id} aria-live="off">
        {wordsOf(value)}
      </output>
      <input
        {...(label === undefined && field)}
        className={styles.track}
        style={style}
        id={id}
        type="range"
        name={props.name}
        onBlur={props.onBlur}
        value={value}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        aria-valuetext={wordsOf(value)}
        onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
