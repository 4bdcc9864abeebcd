import type { PlanPoint, PlanSelection } from '@callboard/domain/booking';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { PlanScene } from './buildScene';
import { CanvasButtons } from './CanvasButtons';
import { createGrid } from './createGrid';
import { Minimap } from './Minimap';
import type { Overlay, SceneMarks, ScenePicture } from './paintInput';
import styles from './SceneCanvas.module.css';
import { SeatCard } from './SeatCard';
import { Swatches } from './Swatches';
import { useCanvasGestures, type CanvasTool, type Drag, type GestureEvents } from './useCanvasGestures';
import { useCanvasSize } from './useCanvasSize';
import { usePaintedScene } from './usePaintedScene';
import { useViewport, type Jump } from './useViewport';
import { panned } from './viewport';

export interface SceneCanvasProps {
  scene: PlanScene;
  /** Painted below the scene. */
  picture?: ScenePicture | null;
  /** Description of the picture, for those who cannot see it; the same is there as a list. */
  label: string;
  selection?: PlanSelection;
  marks?: SceneMarks;
  /** @default 'pan' */
  tool?: CanvasTool;
  jump?: Jump | null;
  events?: GestureEvents;
  card?: SceneCard;
}

/** Card that is shown next to a seat. */
export interface SceneCard {
  /** The seat that has the focus elsewhere; -1 for none. That under the pointer comes first. */
  active: number;
  of: (seat: number) => ReactNode;
}

const nothing: PlanSelection = new Set();
const noMarks: SceneMarks = { mine: [], problems: [] };
const noEvents: GestureEvents = {};

/** The picture of a scene: painted on a canvas, with zoom and pan by wheel, pinch, buttons and keys. */
export function SceneCanvas({
  scene,
  picture = null,
  label,
  selection = nothing,
  marks = noMarks,
  tool = 'pan',
  jump = null,
  events = noEvents,
  card,
}: SceneCanvasProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const swatches = useRef<HTMLDivElement>(null);
  const size = useCanvasSize(frame);
  const grid = useMemo(() => createGrid(scene), [scene]);
  const { viewport, isNear, show, showAll, zoom } = useViewport(scene, size, jump);
  const [hovered, setHovered] = useState(-1);
  const { drag, handlers } = useCanvasGestures({
    ...events,
    canvas,
    scene,
    grid,
    viewport,
    onViewport: show,
    tool,
    selection,
    ...(card && { onHover: setHovered }),
  });
  const overlay = useMemo(() => overlayOf({ drag, selection, tool, marks }), [drag, selection, tool, marks]);
  usePaintedScene({ canvas, swatches, scene, picture, viewport, size, overlay });
  const shown = hovered >= 0 ? hovered : (card?.active ?? -1);
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
        <Swatches ref={swatches} />
        {card && shown >= 0 && !drag && (
          <SeatCard scene={scene} seat={shown} viewport={viewport} size={size}>
            {card.of(shown)}
          </SeatCard>
        )}
        {isNear && <Minimap scene={scene} viewport={viewport} size={size} onViewport={show} />}
      </div>
      <CanvasButtons onPan={(by) => show(panned(viewport, by))} onZoom={zoom} onFit={showAll} />
    </div>
  );
}

interface OverlayInput {
  drag: Drag | undefined;
  selection: PlanSelection;
  tool: CanvasTool;
  marks: SceneMarks;
}

const still: PlanPoint = { x: 0, y: 0 };

function overlayOf({ drag, selection, tool, marks }: OverlayInput): Overlay {
  const none: Overlay = { selection, marks, offset: still, line: [], isClosed: false, guides: [] };
  if (!drag || drag.kind === 'pan') return none;
  const { kind, from, to } = drag;
  if (kind === 'move')
    return { ...none, offset: { x: to.x - from.x, y: to.y - from.y }, guides: drag.guides };
  if (kind === 'lasso') return { ...none, line: drag.line, isClosed: true };
  const corners = [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }];
  return tool === 'rectangle' ? { ...none, line: corners, isClosed: true } : { ...none, line: [from, to] };
}
