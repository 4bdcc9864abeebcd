import { placeWithFact } from '@callboard/domain/booking';
import { currentLanguage } from '@callboard/language';
import { Button } from '@callboard/ui-kit/elements';
import { useEffect, useRef } from 'react';
import type { ScannedGroup } from './createDoor';
import styles from './door.module.css';
import { doorMessages as words } from './doorMessages';

export interface GroupQuestionProps {
  group: ScannedGroup;
  onAnswer: (people: number) => void;
  onCancel: () => void;
}

/** How many of a group go in or out now. */
export function GroupQuestion({ group, onAnswer, onCancel }: GroupQuestionProps) {
  const { ticket, direction, left } = group;
  const all = useRef<HTMLButtonElement>(null);
  // Moves the focus of the browser to the answer that is given most.
  useEffect(() => all.current?.focus(), [ticket.hashcode]);
  return (
    <section className={styles.group} aria-labelledby="door-group">
      <div>
        <h2 id="door-group">{words.groupTitle(ticket.people)}</h2>
        <p>{[placeWithFact(ticket, currentLanguage()), ticket.buyer].filter(Boolean).join(' · ')}</p>
        <p>{direction === 'in' ? words.groupAsk : words.groupAskOut}</p>
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
