import type { RecordBase } from '@callboard/api-contract';
import type { ListFilter } from '@callboard/api-contract/lists';
import { useState } from 'react';
import { canReach } from '../../actor/canReach';
import { StepDialog } from '../../transitions/StepDialog';
import { stepsOf, type Step } from '../../transitions/stepsOf';
import { useSteps } from '../../transitions/useSteps';
import styles from './board.module.css';
import { BoardColumn } from './BoardColumn';
import { useCardDrag } from './useCardDrag';
import type { ViewProps } from './viewProps';

/** A column for each status, in the order of the lifecycle; records move along it by pointer or by their menus. */
export function Board({ query, ...facts }: ViewProps) {
  const { collection, definition, actor } = facts;
  const made = useSteps(collection, definition, actor);
  const [last, setLast] = useState<string>();
  const { filters = [] } = query;
  const ofStatus = filters.filter(({ field }) => field === 'status');
  const others = filters.filter(({ field }) => field !== 'status');
  const statuses = Object.entries(definition.lifecycle?.statuses ?? {}).filter(([status]) =>
    ofStatus.every((filter) => meets(filter, status)),
  );
  const stepsOfRecord = (record: RecordBase) =>
    canReach(definition, 'update', record, actor) ? stepsOf(definition, record, actor) : [];
  const begin = (step: Step) => {
    setLast(step.record.hashcode);
    made.begin(step);
  };
  const drag = useCardDrag((record, status) => {
    const step = stepsOfRecord(record).find(({ to }) => to === status);
    if (step) begin(step);
  });
  const open = drag.dragged && stepsOfRecord(drag.dragged).map(({ to }) => to);
  return (
    <div className={styles.root} data-dragging={open ? true : undefined}>
      {statuses.map(([name, status]) => (
        <BoardColumn
          key={`${name} ${JSON.stringify(query)}`}
          {...facts}
          query={{ ...query, filters: [...others, { field: 'status', operator: 'eq', value: name }] }}
          name={name}
          status={status}
          isOpen={open?.includes(name)}
          isOver={drag.over === name && open?.includes(name) === true}
          card={{ drag, stepsOf: stepsOfRecord, begin, moving: made.moving, last }}
        />
      ))}
      <StepDialog steps={made} />
    </div>
  );
}

function meets({ operator, value }: ListFilter, status: string): boolean {
  if (operator === 'isnull') return value === 'false';
  return typeof value === 'string' ? value === status : value.includes(status);
}
