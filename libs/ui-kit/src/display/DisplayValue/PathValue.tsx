import { Icon } from '../../elements/Icon/Icon';
import { ModelTitleValue } from './ModelTitleValue';
import type { ShownValueProps } from './ShownValueProps';
import styles from './DisplayValue.module.css';

/** A path from the top: a list of records or names, or a text with slashes or chevrons. */
export function PathValue({ value, onFollow }: ShownValueProps) {
  return (
    <span className={styles.path}>
      {toSteps(value).map((step, index) => (
        <span key={index} className={styles.step}>
          {index > 0 && <Icon name="chevron-end" size="small" />}
          <ModelTitleValue value={step} onFollow={onFollow} />
        </span>
      ))}
    </span>
  );
}

function toSteps(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string') return [value];
  const steps = value.split(/\s*[/\\>›]\s*/).filter((step) => step !== '');
  return steps.length === 0 ? [value] : steps;
}
