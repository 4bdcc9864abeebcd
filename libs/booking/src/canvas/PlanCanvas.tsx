import type { FloorPlan } from '@callboard/api-contract/plans';
import { boundsOf, seatPlaces, type PlanSelection } from '@callboard/domain/booking';
import { Button } from '@callboard/ui-kit/elements';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { viewMessages as words } from '../messages';
import { buildScene } from './buildScene';
import { createGrid } from './createGrid';
import { paintScene, type Overlay, type Palette } from './paintScene';
import styles from './PlanCanvas.module.css';
import { idsOf, useCanvasGestures, type CanvasTool, type Drag } from './useCanvasGestures';
import { useCanvasSize } from './useCanvasSize';
import { useThemeChanges } from './useThemeChanges';
import { centred, fitBounds, panned, zoomed, type Viewport } from './viewport';
import type { PlanPoint } from '@callboard/domain/booking';

/** What was pressed: the seat with its row and section, or an area. */
export type PickedPart = { seat: string; row: string; section: string } | { area: string };

export interface PlanCanvasProps {
  plan: FloorPlan;
  level: string;
  /** What the picture shows, for those who cannot see it; the same is there as a list. */
  label: string;
  selection?: PlanSelection;
  /** @default 'pan' */
  tool?: CanvasTool;
  /** Parts to bring to the middle, once for each object. */
  jump?: { ids: readonly string[] } | undefined;
  events?: PlanCanvasEvents;
}

export interface PlanCanvasEvents {
  onPick?: (part: PickedPart | null, isMore: boolean) => void;
  onLasso?: (parts: readonly PickedPart[], isMore: boolean) => void;
  onDrawn?: (from: PlanPoint, to: PlanPoint) => void;
  onMoved?: (by: PlanPoint) => void;
}

const nothing: PlanSelection = new Set();
const swatches = [
  'gray',
  'blue',
  'green',
  'yellow',
  'red',
  'purple',
  'text',
  'muted',
  'surface',
  'soft',
  'border',
  'focus',
];
const step = 80;

/** The picture of a level: painted on a canvas, with zoom and pan by wheel, pinch, buttons and keys. */
export function PlanCanvas({
  plan,
  level,
  label,
  selection = nothing,
  tool = 'pan',
  jump,
  events = {},
}: PlanCanvasProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const palette = useRef<HTMLDivElement>(null);
  const size = useCanvasSize(frame);
  const scene = useMemo(() => buildScene(plan, level), [plan, level]);
  const grid = useMemo(() => createGrid(scene), [scene]);
  const [own, setOwn] = useState<{ level: string; viewport: Viewport }>();
  const viewport = own?.level === level ? own.viewport : fitBounds(scene.bounds, size);
  const themeChanges = useThemeChanges();
  const show = (next: Viewport) => setOwn({ level, viewport: next });
  const partOf = (index: number): PickedPart[] => {
    const found = scene.rows[scene.rowOf[index] ?? 0];
    const [seat] = idsOf(scene, index);
    return found && seat !== undefined ? [{ seat, row: found.row.id, section: found.section.id }] : [];
  };
  const { drag, handlers } = useCanvasGestures({
    canvas,
    scene,
    grid,
    viewport,
    onViewport: show,
    tool,
    selection,
    onPick(hit, isMore) {
      if (hit && 'area' in hit) return events.onPick?.(hit, isMore);
      events.onPick?.(hit ? (partOf(hit.seat)[0] ?? null) : null, isMore);
    },
    onLasso: (seats, isMore) => events.onLasso?.(seats.flatMap(partOf), isMore),
    onDrawn: events.onDrawn,
    onMoved: events.onMoved,
  });

  // Paints on the canvas of the browser.
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!canvas.current || !context) return;
    const density = Math.min(window.devicePixelRatio || 1, 3);
    const [width, height] = [Math.round(size.width * density), Math.round(size.height * density)];
    if (canvas.current.width !== width) canvas.current.width = width;
    if (canvas.current.height !== height) canvas.current.height = height;
    const colors = readPalette(palette.current);
    paintScene(context, {
      scene,
      viewport,
      size,
      overlay: overlayOf(drag, selection, tool),
      palette: colors,
      density,
    });
  }, [scene, viewport, size, drag, selection, tool, themeChanges]);

  const [jumped, setJumped] = useState(jump);
  if (jump !== jumped) {
    setJumped(jump);
    const middle = middleOf(plan, jump?.ids ?? []);
    if (middle) show(centred({ ...viewport, scale: Math.max(viewport.scale, 30) }, middle, size));
  }

  const middle = { x: size.width / 2, y: size.height / 2 };
  const zoom = (factor: number) => show(zoomed(viewport, factor, middle));

  function onKeyDown(event: KeyboardEvent) {
    const by = panKeys[event.key];
    if (by) show(panned(viewport, { x: by.x * step, y: by.y * step }));
    else if (event.key === '+' || event.key === '=') zoom(1.25);
    else if (event.key === '-') zoom(0.8);
    else if (event.key === '0') setOwn(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className={styles.root}>
      <div ref={frame} className={styles.frame}>
        <canvas
          ref={canvas}
          className={styles.canvas}
          data-tool={tool}
          role="img"
          aria-label={label}
          {...handlers}
        />
        <div ref={palette} hidden>
          {swatches.map((name) => (
            <span key={name} className={styles.swatch} data-swatch={name} />
          ))}
        </div>
      </div>
      <CanvasButtons onKeyDown={onKeyDown} onZoom={zoom} onFit={() => setOwn(undefined)} />
    </div>
  );
}

const panKeys: Readonly<Record<string, PlanPoint>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

interface CanvasButtonsProps {
  onKeyDown: (event: KeyboardEvent) => void;
  onZoom: (factor: number) => void;
  onFit: () => void;
  children?: ReactNode;
}

function CanvasButtons({ onKeyDown, onZoom, onFit }: CanvasButtonsProps) {
  return (
    // Keys that bubble up from the buttons; it is no control itself.
    <div className={styles.buttons} role="group" aria-label={words.zoom} onKeyDown={onKeyDown}>
      <Button size="small" onClick={() => onZoom(1.25)} title={words.zoomHint}>
        {words.zoomIn}
      </Button>
      <Button size="small" onClick={() => onZoom(0.8)} title={words.zoomHint}>
        {words.zoomOut}
      </Button>
      <Button size="small" onClick={onFit} title={words.zoomHint}>
        {words.showAll}
      </Button>
    </div>
  );
}

/** The colours of the theme as the browser resolves them, which a canvas cannot do itself. */
function readPalette(element: HTMLElement | null): Palette {
  const spans = element?.querySelectorAll<HTMLElement>('[data-swatch]') ?? [];
  return Object.fromEntries(
    Array.from(spans).map((span) => [span.dataset['swatch'] ?? '', getComputedStyle(span).color]),
  );
}

function overlayOf(drag: Drag | undefined, selection: PlanSelection, tool: CanvasTool): Overlay {
  const still = { x: 0, y: 0 };
  if (!drag || drag.kind === 'pan') return { selection, offset: still, line: [], isClosed: false };
  const { kind, from, to } = drag;
  if (kind === 'move') {
    return { selection, offset: { x: to.x - from.x, y: to.y - from.y }, line: [], isClosed: false };
  }
  if (kind === 'lasso') return { selection, offset: still, line: drag.line, isClosed: true };
  const corners = [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }];
  return tool === 'rectangle'
    ? { selection, offset: still, line: corners, isClosed: true }
    : { selection, offset: still, line: [from, to], isClosed: false };
}

function middleOf({ sections, areas }: FloorPlan, ids: readonly string[]): PlanPoint | null {
  const wanted = new Set(ids);
  const places = [
    ...sections.flatMap(({ id, rows }) =>
      rows.flatMap((row) => {
        const isWhole = wanted.has(row.id) || wanted.has(id);
        return seatPlaces(row).filter((_, index) => isWhole || wanted.has(row.seats[index]?.id ?? ''));
      }),
    ),
    ...areas.filter(({ id }) => wanted.has(id)),
  ];
  const bounds = boundsOf(places);
  return bounds && { x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2 };
}
