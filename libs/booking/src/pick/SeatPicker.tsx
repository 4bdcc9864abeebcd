import type { FloorPlan } from '@callboard/api-contract/booking';
import { EmptyState } from '@callboard/ui-kit/display';
import { useMemo, useState } from 'react';
import type { Jump } from '../canvas/useViewport';
import { freeOf, OfferList } from './OfferList';
import { PickLegend } from './PickLegend';
import { pickMessages as words } from './pickMessages';
import { PickProblems, type SeatProblem } from './PickProblems';
import { placeOfSeat } from './placeOfSeat';
import styles from './SeatPicker.module.css';
import { LevelTabs } from '../canvas/LevelTabs';
import { SeatPicture } from './SeatPicture';
import {
  buildOffer,
  groupByCategory,
  type GroupOfSeat,
  type Offer,
  type SeatPriceGroup,
  type SeatStates,
} from './seatStates';
import { useSeatPicking } from './useSeatPicking';

export interface SeatPickerProps {
  /** The plan whose seats are for sale. */
  plan: FloorPlan;
  /** State of each seat: available, taken or not for sale. */
  states: SeatStates;
  /** The prices, with their names and colours. */
  priceGroups: readonly SeatPriceGroup[];
  /** The id of a seat's price group. @default the category of the seat */
  groupOf?: GroupOfSeat;
  /** Ids of the selected seats. */
  selection: ReadonlySet<string>;
  /** Called with the ids of all selected seats. */
  onChange: (selection: ReadonlySet<string>) => void;
  /** How many seats can be selected. @default without limit */
  limit?: number;
  /** Why seats cannot be booked, marked on them. */
  problems?: readonly SeatProblem[];
}

const noProblems: readonly SeatProblem[] = [];

/**
 * Selects seats on a picture, or in a list of the same seats with their prices, by keyboard and screen reader alike.
 * @example <SeatPicker plan={plan} states={states} priceGroups={groups} selection={selected} onChange={setSelected} limit={8} />
 */
export function SeatPicker({
  plan,
  states,
  priceGroups,
  groupOf = groupByCategory,
  selection,
  onChange,
  limit = Infinity,
  problems = noProblems,
}: SeatPickerProps) {
  const offer = useMemo(
    () => buildOffer({ plan, states, priceGroups, groupOf }),
    [plan, states, priceGroups, groupOf],
  );
  const { toggle, isOverLimit } = useSeatPicking({ offer, selection, onChange, limit });
  const [selectedLevel, setLevel] = useState<string>();
  const [active, setActive] = useState<string>();
  const [jump, setJump] = useState<Jump | null>(null);
  const problemTexts = useMemo(
    () => new Map(problems.flatMap(({ seats, text }) => seats.map((seat) => [seat, text] as const))),
    [problems],
  );
  const level = (plan.levels.find(({ id }) => id === selectedLevel) ?? plan.levels[0])?.id ?? '';
  if (offer.size === 0)
    return (
      <EmptyState title={words.noSeats} icon="ticket">
        {words.noSeatsText}
      </EmptyState>
    );

  function activate(id: string | undefined) {
    setActive(id);
    const found = offer.get(id ?? '');
    if (found) setLevel(found.section.level);
  }

  function show(id: string) {
    activate(id);
    const found = offer.get(id);
    if (found) setJump({ place: placeOfSeat(found) });
  }

  return (
    <div className={styles.root}>
      <PickProblems problems={problems} offer={offer} onShow={show} />
      <div className={styles.columns}>
        <div className={styles.picture}>
          <LevelTabs
            levels={plan.levels}
            level={level}
            onChange={setLevel}
            labelOf={({ id, name }) => words.part(name, freeOn(plan, id, offer))}
          >
            <SeatPicture
              {...{ plan, level, offer, selection, active, jump }}
              problems={problemTexts}
              onToggle={toggle}
            />
          </LevelTabs>
          <PickLegend offer={offer} groups={priceGroups} />
        </div>
        <div className={styles.aside}>
          <p role="status" className={styles.count} data-over={isOverLimit || undefined}>
            {countText(selection.size, limit, isOverLimit)}
          </p>
          <OfferList
            {...{ plan, offer, selection }}
            problems={problemTexts}
            onToggle={toggle}
            onActive={activate}
          />
        </div>
      </div>
    </div>
  );
}

function freeOn({ sections }: FloorPlan, level: string, offer: Offer): number {
  return freeOf(
    sections.filter((section) => section.level === level).flatMap(({ rows }) => rows),
    offer,
  );
}

function countText(selected: number, limit: number, isOverLimit: boolean): string {
  if (isOverLimit) return words.limit(limit);
  return limit === Infinity ? words.count(selected) : words.countOf(selected, limit);
}
