import type { AreaKind, FloorPlan, PlanBackground } from '@callboard/api-contract/booking';
import {
  addArea,
  addDrawnRow,
  addRows,
  copyParts,
  measureBackground,
  moveParts,
  removeParts,
  roundMetres,
  withBackground,
  type PlanPoint,
  type PlanSelection,
  type PlanWithMore,
  type RowsToAdd,
} from '@callboard/domain/booking';
import { useState } from 'react';
import type { PickedPart } from '../canvas/PlanCanvas';
import type { CanvasTool } from '../canvas/useCanvasGestures';
import { newId } from './newId';
import { usePlanHistory } from './usePlanHistory';

/** Part that a press on a seat selects. */
export type PickBy = 'seat' | 'row' | 'section';

/** Settings of the next area. */
export interface AreaToAdd {
  name: string;
  kind: AreaKind;
  shape: 'rectangle' | 'ellipse';
  width: number;
  height: number;
  capacity: number;
}

const none: PlanSelection = new Set();
const usualRows: RowsToAdd = {
  section: 'Stalls',
  rows: 1,
  seats: 12,
  spacing: 0.55,
  distance: 0.9,
  curve: 0,
  isStaggered: false,
  shape: 'line',
};
const usualArea: AreaToAdd = {
  name: 'Stage',
  kind: 'stage',
  shape: 'rectangle',
  width: 10,
  height: 5,
  capacity: 0,
};

/** A plan while it is edited: its history, what is selected, and what the next part is like. */
export type PlanEditing = ReturnType<typeof usePlanEditor>;

export function usePlanEditor(plan: FloorPlan, onChange: (plan: FloorPlan) => void) {
  const history = usePlanHistory(plan, onChange);
  const [selection, setSelection] = useState<PlanSelection>(none);
  const [clipboard, setClipboard] = useState<PlanSelection>(none);
  const [tool, setTool] = useState<CanvasTool>('select');
  const [pickBy, setPickBy] = useState<PickBy>('row');
  const [selectedLevel, setLevel] = useState<string>();
  const [rows, setRows] = useState(usualRows);
  const [area, setArea] = useState(usualArea);
  const [isPictureShown, setPictureShown] = useState(true);
  const [measured, setMeasured] = useState<{ from: PlanPoint; to: PlanPoint }>();
  const [jump, setJump] = useState<{ ids: readonly string[] }>();
  const level = (plan.levels.find(({ id }) => id === selectedLevel) ?? plan.levels[0])?.id ?? '';

  function add({ plan: next, added }: PlanWithMore) {
    history.change(next);
    setSelection(added);
  }

  function idsOf(part: PickedPart): string[] {
    if ('area' in part) return [part.area];
    if (pickBy === 'seat') return [part.seat];
    if (pickBy === 'row') return [part.row];
    return plan.sections.find(({ id }) => id === part.section)?.rows.map(({ id }) => id) ?? [];
  }

  function select(ids: readonly string[], isMore = false) {
    setSelection(new Set(isMore ? [...selection, ...ids] : ids));
  }

  const background = plan.levels.find(({ id }) => id === level)?.background;

  function changeBackground(next: PlanBackground | null) {
    history.change(withBackground(plan, level, next));
  }

  function moveBackground(by: PlanPoint) {
    if (background)
      changeBackground({
        ...background,
        x: roundMetres(background.x + by.x),
        y: roundMetres(background.y + by.y),
      });
  }

  const newArea = () => {
    const { capacity, ...given } = area;
    return { ...given, level, ...(given.kind === 'standing' && { capacity }) };
  };

  return {
    plan,
    ...history,
    selection,
    select,
    unselect: (ids: readonly string[]) =>
      setSelection(new Set([...selection].filter((id) => !ids.includes(id)))),
    tool,
    setTool,
    pickBy,
    setPickBy,
    level,
    setLevel,
    rows,
    changeRows: (change: Partial<RowsToAdd>) => setRows({ ...rows, ...change }),
    area,
    changeArea: (change: Partial<AreaToAdd>) => setArea({ ...area, ...change }),
    addRows: () => add(addRows(plan, level, rows, newId)),
    addArea: () => add(addArea(plan, newArea(), null, newId)),
    draw(from: PlanPoint, to: PlanPoint) {
      if (tool === 'measure') setMeasured({ from, to });
      else if (tool === 'place') moveBackground({ x: to.x - from.x, y: to.y - from.y });
      else if (tool === 'line') add(addDrawnRow(plan, level, rows, { from, to }, newId));
      else add(addArea(plan, newArea(), { from, to }, newId));
    },
    move: (by: PlanPoint) => history.change(moveParts(plan, selection, by)),
    remove() {
      history.change(removeParts(plan, selection));
      setSelection(none);
    },
    copy: () => setClipboard(selection),
    canPaste: clipboard.size > 0,
    paste() {
      const { plan: next, copies } = copyParts(plan, clipboard, newId);
      add({ plan: next, added: copies });
    },
    selectAll() {
      const sections = plan.sections.filter((section) => section.level === level);
      const areas = plan.areas.filter((each) => each.level === level);
      select([...sections.flatMap((section) => section.rows), ...areas].map(({ id }) => id));
    },
    pick: (part: PickedPart | null, isMore: boolean) => select(part ? idsOf(part) : [], isMore),
    pickAll: (parts: readonly PickedPart[], isMore: boolean) => select(parts.flatMap(idsOf), isMore),
    background,
    changeBackground,
    isPictureShown,
    setPictureShown,
    /** The line that was drawn last to measure the picture. */
    measured,
    setTrueLength(metres: number) {
      if (!background || !measured) return;
      changeBackground(measureBackground(background, measured, metres));
      setMeasured(undefined);
      setTool('select');
    },
    jump,
    show(ids: readonly string[]) {
      const section = plan.sections.find(
        ({ id, rows: some }) =>
          ids.includes(id) ||
          some.some((row) => ids.includes(row.id) || row.seats.some((seat) => ids.includes(seat.id))),
      );
      const target = section?.level ?? plan.areas.find(({ id }) => ids.includes(id))?.level;
      if (target !== undefined) setLevel(target);
      select(ids);
      setJump({ ids });
    },
  };
}
