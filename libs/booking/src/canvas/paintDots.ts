import type { PaintInput } from './paintInput';

/**
 * Paints seats that are smaller than their shapes as squares of whole pixels, by writing the pixels: a canvas takes 20 times as long
 * for 100,000 rectangles.
 */
export function paintDots(
  context: CanvasRenderingContext2D,
  { scene, viewport, size, palette, density }: PaintInput,
  radius: number,
): void {
  const [width, height] = [Math.round(size.width * density), Math.round(size.height * density)];
  const layer = layerOf(context, width, height);
  if (!layer) return;
  const image = layer.createImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer);
  const scale = viewport.scale * density;
  const full = Math.max(1, Math.round(2 * radius * density));
  for (const { color, shape, seats } of scene.batches) {
    const side = smallShapes.has(shape) ? Math.max(1, Math.round(full / 2)) : full;
    const pixel = pixelOf(layer, palette[color] ?? '');
    for (const index of seats) {
      const left = Math.round(((scene.x[index] ?? 0) - viewport.left) * scale - side / 2);
      const top = Math.round(((scene.y[index] ?? 0) - viewport.top) * scale - side / 2);
      if (left < 0 || top < 0 || left + side > width || top + side > height) continue;
      for (let line = top; line < top + side; line += 1) {
        const start = line * width + left;
        pixels.fill(pixel, start, start + side);
      }
    }
  }
  layer.putImageData(image, 0, 0);
  context.drawImage(layer.canvas, 0, 0, size.width, size.height);
}

/** Seats that cannot be selected: half as large, so that no one has to see colours. */
const smallShapes: ReadonlySet<string> = new Set(['pending', 'sold', 'closed']);

const layers = new WeakMap<CanvasRenderingContext2D, CanvasRenderingContext2D>();

/** A canvas of the same size, because pixels replace what is below them. */
function layerOf(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
): CanvasRenderingContext2D | null {
  const layer =
    layers.get(context) ?? document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!layer) return null;
  layers.set(context, layer);
  if (layer.canvas.width !== width) layer.canvas.width = width;
  if (layer.canvas.height !== height) layer.canvas.height = height;
  return layer;
}

/** The four bytes of a colour, as the browser itself resolves it. */
function pixelOf(layer: CanvasRenderingContext2D, color: string): number {
  layer.fillStyle = color;
  layer.fillRect(0, 0, 1, 1);
  return new Uint32Array(layer.getImageData(0, 0, 1, 1).data.buffer)[0] ?? 0;
}
