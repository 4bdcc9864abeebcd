import type { DoorTicket } from '@callboard/api-contract/booking';
import { Button } from '@callboard/ui-kit/elements';
import { useEffect, useRef } from 'react';
import styles from './door.module.css';
import { doorMessages as words } from './doorMessages';

export interface GroupQuestionProps {
  ticket: DoorTicket;
  left: number;
  onAnswer: (people: number) => void;
  onCancel: () => void;
}

/** How many of a group come in now. */
export function GroupQuestion({ ticket, left, onAnswer, onCancel }: GroupQuestionProps) {
  const all = useRef<HTMLButtonElement>(null);
  // Moves the focus of the browser to the answer that is given most.
  useEffect(() => all.current?.focus(), [ticket.hashcode]);
  return (
    <section className={styles.group} aria-labelledby="door-group">
      <div>
        <h2 id="door-group">{words.groupTitle(ticket.people)}</h2>
        <p>{[ticket.place, ticket.buyer].filter(Boolean).join(' · ')}</p>
        <p>{words.groupAsk}</p>
      </div>
      <div className={styles.numbers}>
        {Array.from({ length: left - 1 }, (_, index) => (
          <Button key={index} size="large" onClick={() => onAnswer(index + 1)}>
            {index + 1}
          </Button>
        ))}
        <Button ref={all} size="large" variant="primary" onClick={() => onAnswer(left)}>
          {words.all(left)}
        </Button>
        <Button size="large" variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </section>
  );
}
