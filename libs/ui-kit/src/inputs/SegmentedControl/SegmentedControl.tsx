import { useId, type ReactNode } from 'react';
import { Icon, type IconName } from '../../elements/Icon/Icon';
import styles from './SegmentedControl.module.css';

/** One of the options. */
export interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
  icon?: IconName | undefined;
}

export interface SegmentedControlProps<Value extends string> {
  /** The accessible name. */
  label: string;
  /** The views, two to five. */
  segments: readonly Segment<Value>[];
  /** The value of the selected view. */
  value: Value;
  /** Called with the value of the selected view. */
  onValueChange: (value: Value) => void;
  /** How large it is. @default 'regular' */
  size?: 'small' | 'regular' | undefined;
}

/** Switches between two to five views of the same thing. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, segments, value, onValueChange, size = 'regular' } = props;
  const name = useId();
  return (
    <div className={styles.root} role="radiogroup" aria-label={label} data-size={size}>
      {segments.map((segment) => (
        <label key={segment.value} className={styles.segment}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onValueChange(segment.value)}
          />
          {segment.icon !== undefined && <Icon name={segment.icon} size="small" />}
          {segment.label}
        </label>
      ))}
    </div>
  );
}
