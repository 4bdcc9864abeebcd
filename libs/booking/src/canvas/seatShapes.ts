/** Adds a shape to the path of a canvas. */
export type SeatShape = (context: CanvasRenderingContext2D, x: number, y: number, radius: number) => void;

/** A shape for each kind and each state of a seat, so that no one has to see colours. */
export const seatShapes: Readonly<Record<string, SeatShape>> = {
  standard: circle,
  accessible: (context, x, y, radius) => context.rect(x - radius, y - radius, 2 * radius, 2 * radius),
  companion: (context, x, y, radius) => polygon(context, x, y, radius * 1.15, 4),
  restricted_view: (context, x, y, radius) => polygon(context, x, y, radius * 1.2, 3),
  house: (context, x, y, radius) => ring(context, x, y, radius, 0.45),
  pending: (context, x, y, radius) => ring(context, x, y, radius * 0.95, 0.72),
  sold: cross,
  closed: (context, x, y, radius) => circle(context, x, y, radius * 0.3),
};

/** Shapes with a hole in them, which are filled by the rule `evenodd`. */
export const hollowShapes: ReadonlySet<string> = new Set(['house', 'pending']);

/** Shapes that have no room for the number of the seat. */
export const unnumberedShapes: ReadonlySet<string> = new Set(['house', 'pending', 'sold', 'closed']);

export function circle(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.moveTo(x + radius, y);
  context.arc(x, y, radius, 0, 2 * Math.PI);
}

function ring(context: CanvasRenderingContext2D, x: number, y: number, radius: number, inner: number): void {
  circle(context, x, y, radius);
  circle(context, x, y, radius * inner);
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

/** Two bars, each a polygon of its own, so that they are filled where they cross. */
function cross(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  const [long, thin] = [radius * 0.75, radius * 0.2];
  for (const side of [1, -1]) {
    const corners = [
      [-long - thin, (-long + thin) * side],
      [-long + thin, (-long - thin) * side],
      [long + thin, (long - thin) * side],
      [long - thin, (long + thin) * side],
    ] as const;
    const ordered = side === 1 ? corners : corners.toReversed();
    for (const [index, [across, down]] of ordered.entries()) {
      if (index === 0) context.moveTo(x + across, y + down);
      else context.lineTo(x + across, y + down);
    }
    context.closePath();
  }
}

/** A tick, to be stroked, for a seat that is the buyer's. */
export function tick(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.moveTo(x - radius * 0.45, y + radius * 0.05);
  context.lineTo(x - radius * 0.1, y + radius * 0.4);
  context.lineTo(x + radius * 0.5, y - radius * 0.4);
}
