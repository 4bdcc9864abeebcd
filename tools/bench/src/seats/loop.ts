import { benchSeats, colors, fitScale, notePaint, size, stage } from './hall';

/** Obvious first version: a loop over all seats, and all of it again for each change. */
const seats = benchSeats();
const scale = fitScale(seats);
const radius = 0.22 * scale;
const canvas = Object.assign(document.createElement('canvas'), size);
const context = canvas.getContext('2d');
let [left, top, hovered] = [20, 20, -1];
let from: { x: number; y: number } | undefined;

function paint(): void {
  if (!context) return;
  context.clearRect(0, 0, size.width, size.height);
  for (const [index, { x, y, color }] of seats.entries()) {
    context.fillStyle = index === hovered ? '#000000' : (colors[color] ?? '');
    context.beginPath();
    context.arc(x * scale + left, y * scale + top, radius, 0, 2 * Math.PI);
    context.fill();
  }
}

canvas.addEventListener('pointerdown', ({ offsetX: x, offsetY: y }) => {
  from = { x: x - left, y: y - top };
});
canvas.addEventListener('pointerup', () => {
  from = undefined;
});
canvas.addEventListener('pointermove', ({ offsetX, offsetY }) => {
  if (from) {
    left = offsetX - from.x;
    top = offsetY - from.y;
    return paint();
  }
  hovered = seats.findIndex(
    ({ x, y }) => Math.hypot(x * scale + left - offsetX, y * scale + top - offsetY) < Math.max(radius, 4),
  );
  paint();
});
notePaint(() => {
  stage().append(canvas);
  paint();
});
