import type { PlanArea } from '@callboard/api-contract/plans';
import { toRadians, type PlanPoint, type PlanSelection } from '@callboard/domain/booking';
import { seatRadius, type PlanScene, type SceneBatch } from './buildScene';
import type { CanvasSize, Viewport } from './viewport';

/** What is painted over a scene. */
export interface Overlay {
  selection: PlanSelection;
  /** How far what is selected is being moved. */
  offset: PlanPoint;
  /** A line that is being drawn, in places of the plan. */
  line: readonly PlanPoint[];
  isClosed: boolean;
}

/** The colours of the theme, by name. */
export type Palette = Readonly<Record<string, string>>;

export interface PaintInput {
  scene: PlanScene;
  viewport: Viewport;
  size: CanvasSize;
  overlay: Overlay;
  palette: Palette;
  /** The pixels of the screen in one of the page. */
  density: number;
}

/** Below this half width in pixels the shapes of seats cannot be distinguished. */
const smallest = 2;
const numbersFrom = 9;
const namesFrom = 3;

/** Paints a scene: areas, then seats in batches of one colour and shape, then what is selected. */
export function paintScene(context: CanvasRenderingContext2D, input: PaintInput): void {
  const { scene, viewport, size, palette, density } = input;
  const radius = seatRadius * viewport.scale;
  context.setTransform(density, 0, 0, density, 0, 0);
  context.fillStyle = palette['surface'] ?? '';
  context.fillRect(0, 0, size.width, size.height);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const area of scene.areas) paintArea(context, area, input);
  for (const batch of scene.batches) paintBatch(context, batch, input, radius);
  if (radius >= namesFrom) paintRowNames(context, input);
  if (radius >= numbersFrom) paintNumbers(context, input, radius);
  paintSelection(context, input, radius);
  paintLine(context, input);
}

function paintArea(
  context: CanvasRenderingContext2D,
  area: PlanArea,
  { viewport, overlay, palette }: PaintInput,
): void {
  const isSelected = overlay.selection.has(area.id);
  const by = isSelected ? overlay.offset : { x: 0, y: 0 };
  const { scale } = viewport;
  context.save();
  context.translate((area.x + by.x - viewport.left) * scale, (area.y + by.y - viewport.top) * scale);
  context.rotate(toRadians(area.angle));
  const [width, height] = [area.width * scale, area.height * scale];
  context.beginPath();
  if (area.shape === 'ellipse') context.ellipse(0, 0, width / 2, height / 2, 0, 0, 2 * Math.PI);
  else context.rect(-width / 2, -height / 2, width, height);
  if (area.kind !== 'label') {
    context.fillStyle = palette['soft'] ?? '';
    context.fill();
  }
  context.strokeStyle = (isSelected ? palette['focus'] : palette['border']) ?? '';
  context.lineWidth = isSelected ? 3 : 1;
  context.setLineDash(area.kind === 'standing' ? [6, 4] : []);
  if (area.kind !== 'label' || isSelected) context.stroke();
  const text = Math.min(16, Math.max(10, height / 3), (1.6 * width) / Math.max(area.name.length, 1));
  if (text >= 6) {
    context.fillStyle = palette['text'] ?? '';
    context.font = `${text}px system-ui, sans-serif`;
    context.fillText(area.name, 0, 0);
  }
  context.restore();
}

function paintBatch(
  context: CanvasRenderingContext2D,
  { color, kind, seats }: SceneBatch,
  { scene, viewport, size, overlay, palette }: PaintInput,
  radius: number,
): void {
  const { scale, left, top } = viewport;
  const hasMoved = overlay.offset.x !== 0 || overlay.offset.y !== 0;
  context.fillStyle = palette[color] ?? '';
  context.beginPath();
  for (const index of seats) {
    let x = ((scene.x[index] ?? 0) - left) * scale;
    let y = ((scene.y[index] ?? 0) - top) * scale;
    if (hasMoved && isSelected(scene, overlay.selection, index)) {
      x += overlay.offset.x * scale;
      y += overlay.offset.y * scale;
    }
    if (x < -radius || y < -radius || x > size.width + radius || y > size.height + radius) continue;
    if (radius < smallest) context.rect(x - radius, y - radius, 2 * radius, 2 * radius);
    else shapes[kind]?.(context, x, y, radius);
  }
  context.fill(kind === 'house' ? 'evenodd' : 'nonzero');
}

type Shape = (context: CanvasRenderingContext2D, x: number, y: number, radius: number) => void;

/** A shape for each kind of seat, so that no one has to see colours. */
const shapes: Readonly<Record<string, Shape>> = {
  standard: circle,
  accessible: (context, x, y, radius) => context.rect(x - radius, y - radius, 2 * radius, 2 * radius),
  companion: (context, x, y, radius) => polygon(context, x, y, radius * 1.15, 4),
  restricted_view: (context, x, y, radius) => polygon(context, x, y, radius * 1.2, 3),
  house: (context, x, y, radius) => {
    circle(context, x, y, radius);
    circle(context, x, y, radius * 0.45);
  },
};

function circle(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.moveTo(x + radius, y);
  context.arc(x, y, radius, 0, 2 * Math.PI);
}

function polygon(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  corners: number,
): void {
  for (let corner = 0; corner < corners; corner += 1) {
    const angle = (2 * Math.PI * corner) / corners - Math.PI / 2;
    const [across, down] = [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    if (corner === 0) context.moveTo(across, down);
    else context.lineTo(across, down);
  }
  context.closePath();
}

function paintRowNames(context: CanvasRenderingContext2D, { scene, viewport, palette }: PaintInput): void {
  const { scale, left, top } = viewport;
  context.fillStyle = palette['muted'] ?? '';
  context.font = `${Math.min(14, 0.4 * scale)}px system-ui, sans-serif`;
  let first = 0;
  for (const { row } of scene.rows) {
    const last = first + row.seats.length - 1;
    if (row.shape === 'round') context.fillText(row.name, (row.x - left) * scale, (row.y - top) * scale);
    else if (last >= first) {
      const radians = toRadians(row.angle);
      const [across, down] = [0.55 * Math.cos(radians), 0.55 * Math.sin(radians)];
      for (const [index, side] of [[first, -1] as const, [last, 1] as const]) {
        const [x, y] = [(scene.x[index] ?? 0) + side * across, (scene.y[index] ?? 0) + side * down];
        context.fillText(row.name, (x - left) * scale, (y - top) * scale);
      }
    }
    first = last + 1;
  }
}

function paintNumbers(
  context: CanvasRenderingContext2D,
  { scene, viewport, size, palette }: PaintInput,
  radius: number,
): void {
  const { scale, left, top } = viewport;
  context.fillStyle = palette['surface'] ?? '';
  context.font = `${radius * 0.85}px system-ui, sans-serif`;
  for (const [index, { number, kind }] of scene.seats.entries()) {
    const x = ((scene.x[index] ?? 0) - left) * scale;
    const y = ((scene.y[index] ?? 0) - top) * scale;
    if (x < 0 || y < 0 || x > size.width || y > size.height || kind === 'house') continue;
    context.fillText(number, x, y + (kind === 'restricted_view' ? radius * 0.2 : 0));
  }
}

function paintSelection(
  context: CanvasRenderingContext2D,
  { scene, viewport, overlay, palette }: PaintInput,
  radius: number,
): void {
  const { selection, offset } = overlay;
  if (selection.size === 0) return;
  const { scale, left, top } = viewport;
  context.strokeStyle = palette['focus'] ?? '';
  context.lineWidth = 2;
  context.setLineDash([]);
  context.beginPath();
  for (const index of scene.seats.keys()) {
    if (!isSelected(scene, selection, index)) continue;
    const x = ((scene.x[index] ?? 0) + offset.x - left) * scale;
    const y = ((scene.y[index] ?? 0) + offset.y - top) * scale;
    circle(context, x, y, radius + 3);
  }
  context.stroke();
}

function paintLine(context: CanvasRenderingContext2D, { viewport, overlay, palette }: PaintInput): void {
  const { line, isClosed } = overlay;
  if (line.length < 2) return;
  const { scale, left, top } = viewport;
  context.strokeStyle = palette['focus'] ?? '';
  context.lineWidth = 2;
  context.setLineDash([6, 4]);
  context.beginPath();
  for (const { x, y } of line) context.lineTo((x - left) * scale, (y - top) * scale);
  if (isClosed) context.closePath();
  context.stroke();
}

function isSelected({ rowOf, rows, seats }: PlanScene, selection: PlanSelection, index: number): boolean {
  const seat = seats[index];
  const row = rows[rowOf[index] ?? 0];
  return (seat !== undefined && selection.has(seat.id)) || (row !== undefined && selection.has(row.row.id));
}
