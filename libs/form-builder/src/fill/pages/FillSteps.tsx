import { Button } from '@callboard/ui-kit/elements';
import { Stepper, type Step } from '@callboard/ui-kit/navigation';
import { useId, useState } from 'react';
import { messages } from '../../messages';
import styles from './FillSteps.module.css';

export interface FillStepsProps {
  steps: readonly Step[];
  current: string;
  onStepChange: (step: string) => void;
}

/** The pages of a form and their progress: next to the page, or behind a button on a narrow screen. */
export function FillSteps({ steps, current, onStepChange }: FillStepsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const at = steps.findIndex((step) => step.id === current);
  return (
    <nav className={styles.root} aria-label={messages.pages}>
      <div className={styles.toggle}>
        <Button icon="list" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {messages.pageOf(at + 1, steps.length)}
        </Button>
      </div>
      <div className={styles.steps} id={id} data-open={isOpen || undefined}>
        <Stepper
          label={messages.pages}
          steps={steps}
          current={current}
          canGoAhead
          onStepChange={(step) => {
            setOpen(false);
            onStepChange(step);
          }}
        />
      </div>
    </nav>
  );
}
