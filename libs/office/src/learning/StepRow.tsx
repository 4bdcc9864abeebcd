import type { PathStep } from '@callboard/domain/people';
import { formatDay } from '@callboard/ui-kit/dates';
import { StatusBadge } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { useState, type ReactNode } from 'react';
import { achievementMessages as words, stepTones } from './achievementMessages';
import styles from './learning.module.css';
import { ProposeDialog } from './ProposeDialog';

interface StepRowProps {
  step: PathStep;
  /** The hashcode of the creative whose step it is. */
  creative: string;
  /** Heading that leads to it. @default its plain title */
  heading?: ReactNode;
  /** Work that is left to do. */
  note?: string | undefined;
  /** The accessible name of the button that proposes it as reached, where the user can. */
  proposeName?: string | undefined;
}

/** A step of a creative's path, as a list item: what it is, what shows it, how far it is, and the button to propose it. */
export function StepRow({ step, creative, heading, note, proposeName }: StepRowProps) {
  const { title, state, own, template } = step;
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={styles.step}>
      <div className={styles.name}>
        {heading ?? <span>{title}</span>}
        {own?.evidence && (
          <a href={own.evidence} target="_blank" rel="noreferrer">
            {words.evidence}
          </a>
        )}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </div>
      <StatusBadge
        tone={stepTones[state]}
        label={
          own?.reachedOn && state === 'reached'
            ? words.reachedOn(formatDay(own.reachedOn))
            : words.states[state]
        }
      />
      {proposeName !== undefined && (
        <Button size="small" icon="star" aria-label={proposeName} onClick={() => setOpen(true)}>
          {words.propose}
        </Button>
      )}
      {isOpen && (
        <ProposeDialog
          creative={creative}
          achievement={{ hashcode: template, title }}
          evidence={own?.evidence ?? null}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  );
}
