import { isOpenForSlots, repairsOf, type Conflict, type Repair } from '@callboard/domain/scheduling';
import type { Clock } from '@callboard/records/screen';
import { Badge } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { Accordion } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { useRunSheet } from '../run-sheet/RunSheetContext';
import { boardMessages as words } from './boardMessages';
import styles from './ConflictList.module.css';
import { textOfConflict } from './textOfConflict';
import type { Conflicts } from './useConflicts';

/** How many are listed at first. */
const listed = 10;

/** The conflicts of an event with their number, each with the repairs that are cheapest. */
export function ConflictList({ conflicts, clock }: { conflicts: Conflicts; clock: Clock }) {
  const [isWhole, setWhole] = useState(false);
  const { found } = conflicts;
  const clashes = found.filter(({ level }) => level === 'clash').length;
  const toneWithout = found.length > 0 ? 'yellow' : 'green';
  const shown = isWhole ? found : found.slice(0, listed);
  return (
    <Accordion
      items={[
        {
          id: 'conflicts',
          title: words.conflicts,
          detail: <Badge tone={clashes > 0 ? 'red' : toneWithout}>{found.length}</Badge>,
          children: (
            <>
              {found.length === 0 && <p>{words.none}</p>}
              <ul className={styles.root} role="list">
                {shown.map((conflict) => (
                  <ConflictRow key={conflict.key} conflict={conflict} conflicts={conflicts} clock={clock} />
                ))}
              </ul>
              {shown.length < found.length && (
                <Button variant="quiet" onClick={() => setWhole(true)}>
                  {words.showAll(found.length)}
                </Button>
              )}
            </>
          ),
        },
      ]}
    />
  );
}

interface ConflictRowProps {
  conflict: Conflict;
  conflicts: Conflicts;
  clock: Clock;
}

function ConflictRow({ conflict, conflicts, clock }: ConflictRowProps) {
  const runSheet = useRunSheet();
  const [isOpen, setOpen] = useState(false);
  const text = textOfConflict(conflict, clock);
  return (
    <li className={styles.conflict}>
      <Badge tone={conflict.level === 'clash' ? 'red' : 'yellow'}>
        {conflict.level === 'clash' ? words.clashLabel : words.tightLabel}
      </Badge>
      <span className={styles.text}>{text}</span>
      {runSheet && (
        <Button
          size="small"
          aria-label={words.repairsNamed(text)}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {words.repairs}
        </Button>
      )}
      {isOpen && <Repairs conflict={conflict} conflicts={conflicts} clock={clock} />}
    </li>
  );
}

function Repairs({ conflict, conflicts: { people, warmUpMinutes }, clock }: ConflictRowProps) {
  const runSheet = useRunSheet();
  if (!runSheet) return null;
  const { items, performances, defaultMinutes, repair } = runSheet;
  const open = performances.filter(isOpenForSlots);
  const repairs = repairsOf(conflict, { items, people, warmUpMinutes, performances: open, defaultMinutes });
  if (repairs.length === 0) return <p className={styles.repairs}>{words.noRepair}</p>;
  return (
    <ul className={styles.repairs} role="list">
      {repairs.map((each) => {
        const text = textOfRepair(each, clock);
        const others = each.changes.length - (each.other ? 2 : 1);
        return (
          <li key={text} className={styles.repair}>
            <Button size="small" onClick={() => repair(each)}>
              {text}
            </Button>
            <span className={styles.note}>{words.alsoMoves(Math.max(0, others))}</span>
          </li>
        );
      })}
    </ul>
  );
}

function textOfRepair({ item, other, performance, at }: Repair, clock: Clock): string {
  return other
    ? words.swapWith(item.name, other.name)
    : words.moveTo(item.name, clock.time(new Date(at).toISOString()), performance.name);
}
