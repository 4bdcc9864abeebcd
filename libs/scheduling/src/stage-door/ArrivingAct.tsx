import type { Cast } from '@callboard/api-contract/scheduling';
import type { Arrival } from '@callboard/domain/scheduling';
import { useLabel } from '@callboard/tenant';
import { StatusBadge } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { Checkbox } from '@callboard/ui-kit/inputs';
import { Accordion, Card } from '@callboard/ui-kit/layout';
import { nameOf } from '../show/nameOf';
import { clockTime } from '../show/showTimes';
import { showMessages } from '../show/showMessages';
import type { ShowItem, ShowState } from '../show/useShow';
import styles from './stageDoor.module.css';
import { stageDoorMessages as words } from './stageDoorMessages';

export interface ArrivingActProps {
  item: ShowItem;
  people: Cast['entries'][number]['participants'];
  arrival: Arrival | undefined;
  /** The participants who are not here, by hashcode. */
  missing: readonly string[];
  isHere: boolean;
  state: ShowState;
  /** True if acts can be checked in. */
  isOpen: boolean;
}

/** One act at the stage door: all of it with one tap, or person by person. */
export function ArrivingAct({ item, people, arrival, missing, isHere, state, isOpen }: ArrivingActProps) {
  const name = nameOf(item, useLabel('entries'));
  const here = people.length - missing.length;
  const mark = (step: 'here' | 'missing', who: string, participant?: string) =>
    state.make({
      step,
      item: item.hashcode,
      participant,
      text: step === 'here' ? words.checkedIn(who) : words.isMissing(who),
    });
  const at = clockTime(item.expected?.from ?? item.from, state.show.zone);
  return (
    <Card>
      <div className={styles.act}>
        <div className={styles.what}>
          <strong>{name}</strong>
          <span>
            {item.expected && item.expected.from > item.from
              ? showMessages.expected(at)
              : showMessages.planned(at)}
            {item.room !== null && ` · ${showMessages.room(item.room)}`}
          </span>
        </div>
        <Progress {...{ arrival, missing, isHere, item }} />
        {isOpen && !isHere && (
          <Button size="large" aria-label={words.allOfHere(name)} onClick={() => mark('here', name)}>
            {words.allHere}
          </Button>
        )}
        {isOpen && arrival && (
          <Button
            variant="quiet"
            icon="undo"
            aria-label={words.undoOf(name)}
            onClick={() => state.make({ step: 'undo', undoes: arrival.lastStep, text: words.undone(name) })}
          >
            {words.undo}
          </Button>
        )}
      </div>
      {people.length > 0 && (
        <Accordion
          items={[
            {
              id: item.hashcode,
              title: arrival ? words.hereOf(here, people.length) : words.people(people.length),
              children: (
                <div role="group" aria-label={words.peopleOf(name)} className={styles.people}>
                  {people.map((person) => {
                    const isMissing = missing.includes(person.hashcode);
                    return (
                      <Checkbox
                        key={person.hashcode}
                        label={person.name}
                        checked={!isMissing}
                        disabled={!isOpen}
                        onChange={() => mark(isMissing ? 'here' : 'missing', person.name, person.hashcode)}
                      />
                    );
                  })}
                </div>
              ),
            },
          ]}
        />
      )}
    </Card>
  );
}

function Progress({
  arrival,
  missing,
  isHere,
  item,
}: Pick<ArrivingActProps, 'arrival' | 'missing' | 'isHere' | 'item'>) {
  if (item.state === 'no_show' || item.state === 'skipped')
    return <StatusBadge tone="gray" label={showMessages.states[item.state]} />;
  if (isHere) return <StatusBadge tone="green" label={words.allHere} />;
  if (!arrival) return <StatusBadge tone="gray" label={words.notYet} />;
  return <StatusBadge tone="yellow" label={words.missing(missing.length)} />;
}
