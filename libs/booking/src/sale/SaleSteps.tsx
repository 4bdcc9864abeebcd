import styles from './SaleSteps.module.css';
import { saleMessages as words } from './saleMessages';

const steps = ['performance', 'seats', 'details', 'pay'] as const;
export type SaleStep = (typeof steps)[number];

const nameOf = {
  performance: 'stepPerformance',
  seats: 'stepSeats',
  details: 'stepDetails',
  pay: 'stepPay',
} as const satisfies Record<SaleStep, keyof typeof words>;

export interface SaleStepsProps {
  current: SaleStep;
  /** Goes back to a step; those that are absent cannot be opened from here. */
  back?: Partial<Record<SaleStep, () => void>>;
}

/** Where a buyer is among the four steps, in one line on a phone too. */
export function SaleSteps({ current, back = {} }: SaleStepsProps) {
  const at = steps.indexOf(current);
  return (
    <ol className={styles.steps} aria-label={words.steps}>
      {steps.map((step, index) => {
        const open = index < at ? back[step] : undefined;
        return (
          <li
            key={step}
            className={styles.step}
            data-passed={index < at || undefined}
            aria-current={index === at ? 'step' : undefined}
          >
            {open ? (
              <button type="button" className={styles.label} onClick={open}>
                {words[nameOf[step]]}
              </button>
            ) : (
              <span className={styles.label}>{words[nameOf[step]]}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
