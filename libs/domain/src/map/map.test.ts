import { describe, expect, it } from 'vitest';
import { distanceKm, mapFrame, nearest, outlineFrame, outlinePath, scaleBarKm } from './index';

const wellington = { latitude: -41.2889, longitude: 174.7772 };
const nelson = { latitude: -41.2706, longitude: 173.284 };
const auckland = { latitude: -36.8485, longitude: 174.7633 };
const waitangi = { latitude: -43.951, longitude: -176.561 };
const size = { width: 600, height: 400 };

describe('[2.21] the place of a venue', () => {
  it('has distances as the crow flies, also across the date line', () => {
    expect(distanceKm(wellington, wellington)).toBe(0);
    expect(Math.round(distanceKm(wellington, nelson))).toBe(125);
    expect(Math.round(distanceKm(wellington, auckland) / 10)).toBe(49);
    expect(Math.round(distanceKm(wellington, waitangi) / 100)).toBe(8);
  });

  it('names the nearest places, and none whose place is not known', () => {
    const places = [
      { name: 'Auckland', point: auckland },
      { name: 'Nowhere', point: null },
      { name: 'Nelson', point: nelson },
      { name: 'Waitangi', point: waitangi },
    ];
    const found = nearest(wellington, places, ({ point }) => point, 2);
    expect(found.map(({ place }) => place.name)).toEqual(['Nelson', 'Auckland']);
  });

  it('is the middle of its map, with north above and east to the right', () => {
    const frame = mapFrame(wellington, 200, size);
    expect(frame.toPoint(wellington)).toEqual({ x: 300, y: 200 });
    const west = frame.toPoint(nelson);
    expect([west.x < 200, Math.abs(west.y - 200) < 5]).toEqual([true, true]);
    expect(300 - west.x).toBeCloseTo(125 * frame.perKm, -1);
    expect(frame.toPoint(auckland).y).toBeLessThan(0);
  });

  it('lies on one map with places beyond 180 degrees', () => {
    const frame = outlineFrame([wellington, auckland, waitangi], size);
    for (const place of [wellington, auckland, waitangi]) {
      const { x, y } = frame.toPoint(place);
      expect(x).toBeGreaterThanOrEqual(-1);
      expect(x).toBeLessThanOrEqual(601);
      expect(y).toBeGreaterThanOrEqual(-1);
      expect(y).toBeLessThanOrEqual(401);
    }
  });

  it('is drawn with the land around it alone', () => {
    const square = '174000,-41000 1000,0 0,-1000 -1000,0';
    const outline = { name: 'Square', source: 'test', extent: [], rings: [square] };
    expect(outlinePath(outline, mapFrame(wellington, 100, size))).toMatch(
      /^M[-\d.]+ [-\d.]+(L[-\d.]+ [-\d.]+){3}Z$/,
    );
    expect(outlinePath(outline, mapFrame(waitangi, 100, size))).toBe('');
  });

  it.each([
    [10, 10],
    [25, 20],
    [60, 50],
    [100, 100],
    [250, 200],
  ])('has a scale of a round number: %i km around it, a bar of %i km', (radius, bar) => {
    expect(scaleBarKm(mapFrame(wellington, radius, size))).toBe(bar);
  });
});
