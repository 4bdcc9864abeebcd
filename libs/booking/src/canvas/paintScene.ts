import type { PlanArea } from '@callboard/api-contract/booking';
import { toRadians, type PlanSelection } from '@callboard/domain/booking';
import { paintDots } from './paintDots';
import { rowNames } from './rowNames';
import { seatRadius, type PlanScene, type SceneBatch } from './buildScene';
import { circle, hollowShapes, seatShapes, tick, unnumberedShapes } from './seatShapes';
import type { Overlay, PaintInput, ScenePicture } from './paintInput';
import type { Viewport } from './viewport';

/** Below this half width in pixels the shapes of seats cannot be distinguished. */
const smallest = 2;
const numbersFrom = 9;
const namesFrom = 3;

/** Paints a scene: the picture below it, areas, then seats in batches of one colour and shape, then what is selected. */
export function paintScene(context: CanvasRenderingContext2D, input: PaintInput): void {
  const { scene, viewport, size, palette, density } = input;
  const radius = seatRadius * viewport.scale;
  context.setTransform(density, 0, 0, density, 0, 0);
  context.fillStyle = palette['surface'] ?? '';
  context.fillRect(0, 0, size.width, size.height);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  if (input.picture) paintPicture(context, input.picture, viewport);
  for (const area of scene.areas) paintArea(context, area, input);
  // Moved parts are painted by shapes: they are on a screen where a plan is edited.
  const isSmall = radius < smallest && overlayIsStill(input.overlay);
  if (isSmall) paintDots(context, input, radius);
  else for (const batch of scene.batches) paintBatch(context, batch, input, radius);
  if (radius >= numbersFrom) paintNumbers(context, input, radius);
  if (radius >= namesFrom) paintRowNames(context, input);
  paintSelection(context, input, radius);
  paintMarks(context, input, radius);
  paintLine(context, input);
  paintGuides(context, input);
}

function paintPicture(
  context: CanvasRenderingContext2D,
  { image, place }: ScenePicture,
  { scale, left, top }: Viewport,
): void {
  const [width, height] = [place.width * scale, place.height * scale];
  context.save();
  context.globalAlpha = place.opacity;
  context.translate((place.x - left) * scale, (place.y - top) * scale);
  context.rotate(toRadians(place.angle));
  context.drawImage(image, -width / 2, -height / 2, width, height);
  context.restore();
}

function overlayIsStill({ offset }: Overlay): boolean {
  return offset.x === 0 && offset.y === 0;
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
  { color, shape, seats }: SceneBatch,
  { scene, viewport, size, overlay, palette }: PaintInput,
  radius: number,
): void {
  const { scale, left, top } = viewport;
  const hasMoved = overlay.offset.x !== 0 || overlay.offset.y !== 0;
  const addShape = seatShapes[shape] ?? circle;
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
    else addShape(context, x, y, radius);
  }
  context.fill(hollowShapes.has(shape) ? 'evenodd' : 'nonzero');
}

/** The names of rows: those at the edge on a ground of their own, over all that is there. */
function paintRowNames(context: CanvasRenderingContext2D, input: PaintInput): void {
  const { palette, viewport } = input;
  const names = rowNames(input);
  context.fillStyle = palette['muted'] ?? '';
  context.font = `${Math.min(14, 0.4 * viewport.scale)}px system-ui, sans-serif`;
  for (const { text, x, y, isPinned } of names) if (!isPinned) context.fillText(text, x, y);
  // As high as there is room between two rows.
  const height = Math.min(18, 0.85 * viewport.scale);
  context.font = `600 ${0.66 * height}px system-ui, sans-serif`;
  for (const { text, x, y, isPinned } of names) {
    if (!isPinned) continue;
    const width = Math.max(context.measureText(text).width + 8, height);
    context.fillStyle = palette['surface'] ?? '';
    context.fillRect(x - width / 2, y - height / 2, width, height);
    context.strokeStyle = palette['border'] ?? '';
    context.lineWidth = 1;
    context.setLineDash([]);
    context.strokeRect(x - width / 2, y - height / 2, width, height);
    context.fillStyle = palette['text'] ?? '';
    context.fillText(text, x, y);
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
  for (const { shape, seats } of scene.batches) {
    if (unnumberedShapes.has(shape)) continue;
    const lower = shape === 'restricted_view' ? radius * 0.2 : 0;
    for (const index of seats) {
      const x = ((scene.x[index] ?? 0) - left) * scale;
      const y = ((scene.y[index] ?? 0) - top) * scale;
      if (x < 0 || y < 0 || x > size.width || y > size.height) continue;
      context.fillText(scene.seats[index]?.number ?? '', x, y + lower);
    }
  }
}

/** A mark is large enough to be seen where seats are small. */
const smallestMark = 5;

function paintMarks(
  context: CanvasRenderingContext2D,
  { scene, viewport, overlay: { marks }, palette }: PaintInput,
  radius: number,
): void {
  const { scale, left, top } = viewport;
  const size = Math.max(radius * 1.2, smallestMark);
  const each = (seats: readonly number[], add: (x: number, y: number) => void) => {
    context.beginPath();
    for (const index of seats)
      add(((scene.x[index] ?? 0) - left) * scale, ((scene.y[index] ?? 0) - top) * scale);
  };
  context.setLineDash([]);
  context.fillStyle = palette['text'] ?? '';
  each(marks.mine, (x, y) => circle(context, x, y, size));
  context.fill();
  context.strokeStyle = palette['surface'] ?? '';
  context.lineWidth = Math.max(size / 5, 1.5);
  each(marks.mine, (x, y) => tick(context, x, y, size));
  context.stroke();
  context.strokeStyle = palette['red'] ?? '';
  context.lineWidth = 3;
  each(marks.problems, (x, y) => circle(context, x, y, size + 4));
  context.stroke();
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

function paintGuides(
  context: CanvasRenderingContext2D,
  { viewport: { scale, left, top }, overlay: { guides }, size, palette }: PaintInput,
): void {
  context.strokeStyle = palette['red'] ?? '';
  context.lineWidth = 1;
  context.setLineDash([]);
  context.beginPath();
  for (const { along, at } of guides) {
    const [x, y] = [(at - left) * scale, (at - top) * scale];
    context.moveTo(along === 'x' ? x : 0, along === 'x' ? 0 : y);
    context.lineTo(along === 'x' ? x : size.width, along === 'x' ? size.height : y);
  }
  context.stroke();
}

function isSelected({ rowOf, rows, seats }: PlanScene, selection: PlanSelection, index: number): boolean {
  const seat = seats[index];
  const row = rows[rowOf[index] ?? 0];
  return (seat !== undefined && selection.has(seat.id)) || (row !== undefined && selection.has(row.row.id));
}
