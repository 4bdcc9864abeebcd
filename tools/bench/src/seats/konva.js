// The package is installed next to the rival's package.json, not in the workspace: see seats.bench.ts.
import Konva from 'konva';
import { benchSeats, colors, fitScale, notePaint, size, stage as element } from './hall';

const seats = benchSeats();
const scale = fitScale(seats);

/** As Konva's documentation advises for many shapes: one layer, without what is not needed for each. */
notePaint(() => {
  const container = element();
  const stage = new Konva.Stage({ container, ...size, draggable: true, x: 20, y: 20 });
  const layer = new Konva.Layer();
  for (const { x, y, color } of seats)
    layer.add(
      new Konva.Circle({
        x: x * scale,
        y: y * scale,
        radius: 0.22 * scale,
        fill: colors[color],
        perfectDrawEnabled: false,
        shadowForStrokeEnabled: false,
      }),
    );
  stage.add(layer);
  layer.on('mouseover', ({ target }) => target.fill('black'));
  layer.on('mouseout', ({ target }) => target.fill(colors[0]));
});
