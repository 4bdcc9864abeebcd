import type { PlanGuide, PlanPoint, PlanSelection, SnappedMove } from '@callboard/domain/booking';
import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { seatRadius, type PlanScene } from './buildScene';
import type { SeatGrid } from './createGrid';
import { panned, toPlan, zoomed, type Viewport } from './viewport';

/**
 * What a drag does: it moves the plan, selects what it runs around, draws a line or a rectangle, measures the picture below the plan, or
 * moves it.
 */
export type CanvasTool = 'pan' | 'select' | 'line' | 'rectangle' | 'measure' | 'place';

/** Part under the pointer: a place in the scene's seats, or the id of an area. */
export type PlanHit = { seat: number } | { area: string };

export interface GestureEvents {
  onPick?: ((hit: PlanHit | null, isMore: boolean) => void) | undefined;
  onLasso?: ((seats: readonly number[], isMore: boolean) => void) | undefined;
  onDrawn?: ((from: PlanPoint, to: PlanPoint) => void) | undefined;
  onMoved?: ((by: PlanPoint) => void) | undefined;
  /** Corrects a move while it lasts, within a distance in metres. Not called while Alt is pressed. */
  snap?: ((by: PlanPoint, tolerance: number) => SnappedMove) | undefined;
  /** Called with the seat under a pointer that is not pressed, and with -1 for none. */
  onHover?: ((seat: number) => void) | undefined;
}

interface GestureInput extends GestureEvents {
  canvas: RefObject<HTMLCanvasElement | null>;
  scene: PlanScene;
  grid: SeatGrid;
  viewport: Viewport;
  onViewport: (viewport: Viewport) => void;
  tool: CanvasTool;
  selection: PlanSelection;
}

/** Painting of a drag while it lasts. */
export interface Drag {
  kind: 'pan' | 'lasso' | 'move' | 'draw';
  from: PlanPoint;
  to: PlanPoint;
  line: readonly PlanPoint[];
  /** Guides that a move snapped to. */
  guides: readonly PlanGuide[];
}

/** Pixels that a finger can tremble before a press is a drag. */
const tremble = 4;
/** Pixels within which parts are put in line. */
const snapPixels = 6;
/** The pixels of a metre from which a finger hits one seat: it is 24 pixels from its neighbour then. */
const touchable = 44;

/** Pointers and the wheel over a canvas: drag, pinch, press and zoom. */
export function useCanvasGestures(input: GestureInput) {
  const { canvas, scene, grid, viewport, onViewport, tool, selection } = input;
  const [drag, setDrag] = useState<Drag>();
  const pointers = useRef(new Map<number, PlanPoint>());
  const pressed = useRef<PlanPoint>(undefined);
  const latest = useRef(input);
  // The listener below, which React would add as a passive one, reads the newest values.
  useEffect(() => {
    latest.current = input;
  });

  // The wheel of the browser zooms the plan and not the page.
  useEffect(() => {
    const element = canvas.current;
    function onWheel(event: WheelEvent) {
      event.preventDefault();
      const around = { x: event.offsetX, y: event.offsetY };
      latest.current.onViewport(zoomed(latest.current.viewport, Math.exp(-event.deltaY / 400), around));
    }
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [canvas]);

  function hitAt(point: PlanPoint): PlanHit | null {
    const seat = grid.nearest(point, Math.max(seatRadius * 1.3, 8 / viewport.scale));
    if (seat >= 0) return { seat };
    const area = scene.areas.findLast(
      ({ x, y, width, height }) => Math.abs(point.x - x) <= width / 2 && Math.abs(point.y - y) <= height / 2,
    );
    return area ? { area: area.id } : null;
  }

  function dragKind(point: PlanPoint): Drag['kind'] {
    if (tool === 'pan') return 'pan';
    if (tool !== 'select') return 'draw';
    const hit = hitAt(point);
    if (hit === null) return 'lasso';
    const ids = 'area' in hit ? [hit.area] : idsOf(scene, hit.seat);
    return ids.some((id) => selection.has(id)) ? 'move' : 'lasso';
  }

  function onPointerDown(event: PointerEvent<HTMLCanvasElement>) {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const place = placeOf(event);
    pointers.current.set(event.pointerId, place);
    pressed.current = pointers.current.size === 1 ? place : undefined;
    if (pointers.current.size > 1) setDrag(undefined);
  }

  function onPointerMove(event: PointerEvent<HTMLCanvasElement>) {
    const before = pointers.current.get(event.pointerId);
    const place = placeOf(event);
    if (!before) return hover(toPlan(viewport, place));
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, place);
    if (other) return onViewport(pinched(viewport, before, place, other));
    const start = pressed.current;
    if (!start || (!drag && distance(start, place) < tremble)) return;
    const to = toPlan(viewport, place);
    const current = drag ?? begin(start);
    if (current.kind === 'pan')
      onViewport(panned(viewport, { x: place.x - before.x, y: place.y - before.y }));
    if (current.kind === 'move' && !event.altKey) return setDrag(snapped(current, to));
    setDrag({
      ...current,
      to,
      line: current.kind === 'lasso' ? [...current.line, to] : current.line,
      guides: [],
    });
  }

  function hover(point: PlanPoint) {
    input.onHover?.(grid.nearest(point, Math.max(seatRadius * 1.3, 4 / viewport.scale)));
  }

  function begin(start: PlanPoint): Drag {
    const from = toPlan(viewport, start);
    return { kind: dragKind(from), from, to: from, line: [from], guides: [] };
  }

  function snapped(current: Drag, to: PlanPoint): Drag {
    const { from } = current;
    const by = { x: to.x - from.x, y: to.y - from.y };
    const result = input.snap?.(by, snapPixels / viewport.scale) ?? { by, guides: [] };
    const { by: corrected, guides } = result;
    return { ...current, to: { x: from.x + corrected.x, y: from.y + corrected.y }, guides };
  }

  function onPointerUp(event: PointerEvent<HTMLCanvasElement>) {
    pointers.current.delete(event.pointerId);
    const start = pressed.current;
    pressed.current = undefined;
    const isMore = event.shiftKey || event.ctrlKey || event.metaKey;
    if (drag) finish(drag, isMore);
    else if (start && distance(start, placeOf(event)) < tremble) press(start, event, isMore);
    setDrag(undefined);
  }

  /** A finger cannot hit a seat that is smaller than its tip: the first press brings the seats nearer instead. */
  function press(start: PlanPoint, { pointerType }: PointerEvent, isMore: boolean) {
    const hit = hitAt(toPlan(viewport, start));
    const isTooSmall = pointerType === 'touch' && viewport.scale < touchable;
    if (isTooSmall && hit && 'seat' in hit)
      return onViewport(zoomed(viewport, touchable / viewport.scale, start));
    input.onPick?.(hit, isMore);
  }

  function finish({ kind, from, to, line }: Drag, isMore: boolean) {
    if (kind === 'lasso') input.onLasso?.(grid.inside(line), isMore);
    if (kind === 'draw') input.onDrawn?.(from, to);
    if (kind === 'move') input.onMoved?.({ x: to.x - from.x, y: to.y - from.y });
  }

  function onPointerCancel() {
    pointers.current.clear();
    pressed.current = undefined;
    setDrag(undefined);
  }

  function onPointerLeave() {
    input.onHover?.(-1);
  }

  return { drag, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onPointerLeave } };
}

/** The ids by which a seat can be selected. */
export function idsOf({ seats, rows, rowOf }: PlanScene, index: number): string[] {
  return [seats[index]?.id, rows[rowOf[index] ?? 0]?.row.id].filter((id) => id !== undefined);
}

function pinched(viewport: Viewport, before: PlanPoint, after: PlanPoint, other: PlanPoint): Viewport {
  const factor = Math.max(distance(after, other), 1) / Math.max(distance(before, other), 1);
  const by = { x: (after.x - before.x) / 2, y: (after.y - before.y) / 2 };
  return zoomed(panned(viewport, by), factor, { x: (after.x + other.x) / 2, y: (after.y + other.y) / 2 });
}

function placeOf({ nativeEvent }: PointerEvent<HTMLCanvasElement>): PlanPoint {
  return { x: nativeEvent.offsetX, y: nativeEvent.offsetY };
}

function distance(one: PlanPoint, other: PlanPoint): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
