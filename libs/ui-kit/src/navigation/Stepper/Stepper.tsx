import type { ReactNode } from 'react';
import { Icon } from '../../elements/Icon/Icon';
import { displayMessages } from '../../text/displayMessages';
import styles from './Stepper.module.css';

/** One step of a task. */
export interface Step {
  id: string;
  label: string;
  description?: ReactNode;
  /** Marks the step as one with errors to fix. @default false */
  hasError?: boolean | undefined;
  /** Marks the step as complete. @default true before the current step */
  isDone?: boolean | undefined;
}

export interface StepperProps {
  /** The accessible name: the goal of the steps. */
  label: string;
  /** The steps, in order. */
  steps: readonly Step[];
  /** The id of the current step; any other value means that all steps are done. */
  current: string;
  /** Called to go back to a completed step. */
  onStepChange?: ((id: string) => void) | undefined;
  /** Also allows going ahead, where the steps need no order. @default false */
  canGoAhead?: boolean | undefined;
}

type StepState = 'done' | 'current' | 'ahead' | 'error';

/** Shows the progress of a task in ordered steps. */
export function Stepper({ label, steps, current, onStepChange, canGoAhead = false }: StepperProps) {
  const found = steps.findIndex(({ id }) => id === current);
  const at = found < 0 ? steps.length : found;
  return (
    <div className={styles.root}>
      <ol className={styles.steps} role="list" aria-label={label}>
        {steps.map((step, index) => {
          const state = stateOf(step, index, at);
          const isOpen = (index < at || (canGoAhead && index > at)) && onStepChange !== undefined;
          return (
            <li
              key={step.id}
              className={styles.step}
              data-state={state}
              data-passed={index < at || undefined}
              aria-current={index === at ? 'step' : undefined}
            >
              <span className={styles.mark} aria-hidden>
                {state === 'done' && <Icon name="check" size="small" />}
                {state === 'error' && <Icon name="warning" size="small" />}
                {(state === 'current' || state === 'ahead') && index + 1}
              </span>
              <span className={styles.text}>
                {isOpen ? (
                  <button type="button" className={styles.button} onClick={() => onStepChange(step.id)}>
                    {step.label}
                  </button>
                ) : (
                  <span className={styles.label}>{step.label}</span>
                )}
                {/* The visible state is the mark. */}
                <span data-visually-hidden>{displayMessages.stepStates[state]}</span>
                {step.description !== undefined && (
                  <span className={styles.description}>{step.description}</span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function stateOf({ hasError, isDone }: Step, index: number, at: number): StepState {
  if (hasError === true) return 'error';
  if (index === at) return 'current';
  return (isDone ?? index < at) ? 'done' : 'ahead';
}
