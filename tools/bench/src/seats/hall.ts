import type { FloorPlan } from '@callboard/api-contract/booking';

/** How many seats the page is to show. */
export const seatCount = Number(new URLSearchParams(location.search).get('seats') ?? 10_000);

/** Where the picture is: the same for all. */
export const size = { width: 1_200, height: 700 };
export const colors = ['#2563eb', '#15803d', '#b91c1c'];

const seatsOfRow = 100;
const rowCount = Math.ceil(seatCount / seatsOfRow);
const [across, down] = [0.55, 0.9];

/** A hall whose rows are in blocks, so that it is about as wide as the picture. */
const columns = Math.max(
  1,
  Math.round(Math.sqrt((rowCount * down * size.width) / (seatsOfRow * across * size.height))),
);

export interface BenchSeat {
  id: string;
  x: number;
  y: number;
  color: number;
}

function placeOf(index: number) {
  const [row, seat] = [Math.floor(index / seatsOfRow), index % seatsOfRow];
  const column = row % columns;
  return {
    x: column * (seatsOfRow + 4) * across + seat * across,
    y: Math.floor(row / columns) * down,
    color: row % colors.length,
  };
}

/** Places in metres, for those who paint them themselves. */
export function benchSeats(): BenchSeat[] {
  return Array.from({ length: seatCount }, (_, index) => ({ id: `s${index}`, ...placeOf(index) }));
}

/** Scale at which the whole hall fits into the picture: pixels of a metre. */
export function fitScale(seats: readonly BenchSeat[]): number {
  const [right, bottom] = [Math.max(...columnOf(seats, 'x')), Math.max(...columnOf(seats, 'y'))];
  return Math.min(size.width / (right * 1.1), size.height / (bottom * 1.1));
}

/** A part at a time: so many arguments cannot be given to one call. */
function columnOf(seats: readonly BenchSeat[], key: 'x' | 'y'): number[] {
  const parts: number[] = [];
  for (let start = 0; start < seats.length; start += 10_000)
    parts.push(Math.max(...seats.slice(start, start + 10_000).map((seat) => seat[key])));
  return parts;
}

/** The same hall as a plan. */
export function benchPlan(): FloorPlan {
  const names = ['blue', 'green', 'red'] as const;
  return {
    levels: [{ id: 'ground', name: 'Ground floor' }],
    categories: names.map((color) => ({ id: color, name: color, color })),
    areas: [],
    sections: Array.from({ length: Math.ceil(rowCount / 100) }, (_, part) => ({
      id: `p${part}`,
      name: `Part ${part}`,
      level: 'ground',
      rows: Array.from({ length: Math.min(100, rowCount - part * 100) }, (_row, line) => {
        const row = part * 100 + line;
        const { x, y, color } = placeOf(row * seatsOfRow);
        return {
          id: `r${row}`,
          name: String(row),
          shape: 'line' as const,
          x: x + ((seatsOfRow - 1) * across) / 2,
          y,
          angle: 0,
          spacing: across,
          curve: 0,
          category: names[color] ?? 'blue',
          seats: Array.from({ length: seatsOfRow }, (_seat, seat) => ({
            id: `s${row * seatsOfRow + seat}`,
            number: String(seat + 1),
          })),
        };
      }),
    })),
  };
}

declare global {
  // A global is declared by `var` alone.
  var benchPaint: { started: number; painted: number };
}

/** Notes when a picture began to be made, and when the frame with it was drawn. What it shows is prepared before. */
export function notePaint(paint: () => void): void {
  globalThis.benchPaint = { started: performance.now(), painted: 0 };
  paint();
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      globalThis.benchPaint.painted = performance.now();
    };
    port2.postMessage(null);
  });
}

export function stage(): HTMLElement {
  const found = document.getElementById('seats');
  if (!found) throw new Error('The page has no #seats.');
  return found;
}
