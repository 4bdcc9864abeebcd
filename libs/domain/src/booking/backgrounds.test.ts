import { emptyPlan, planSchema } from '@callboard/api-contract/booking';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  measureBackground,
  newBackground,
  resizeBackground,
  withBackground,
  withBackgroundsOf,
  withoutBackgrounds,
} from './backgrounds';
import { boundsOf } from './seatPlaces';
import { allPlaces, hall } from './testing/halls';

const scan = { picture: 'scan', size: { width: 1_600, height: 800 } };

describe('[7.46] a picture below a plan', () => {
  it('begins below what is drawn, as wide as it, in its own proportions', () => {
    const plan = hall([{ count: 120 }, {}, {}]);
    const bounds = boundsOf(allPlaces(plan));
    const level = plan.levels[0]?.id ?? '';
    const background = newBackground(plan, level, scan);
    expect(background.width).toBeCloseTo((bounds?.right ?? 0) - (bounds?.left ?? 0));
    expect(background.height).toBeCloseTo(background.width / 2);
    expect(background.x).toBeCloseTo(((bounds?.left ?? 0) + (bounds?.right ?? 0)) / 2);
    expect(v.is(planSchema, withBackground(plan, level, background))).toBe(true);
  });

  it('has a usual width below an empty level', () => {
    expect(newBackground(emptyPlan, 'ground', scan)).toMatchObject({ x: 0, y: 0, width: 30, height: 15 });
  });

  it('gets its true size by a line of known length, whose start stays where it is', () => {
    const background = { ...newBackground(emptyPlan, 'ground', scan), x: 4, y: 2 };
    const line = { from: { x: -1, y: 2 }, to: { x: 4, y: 2 } };
    // A line of 5 m on the picture is 10 m long in truth.
    const measured = measureBackground(background, line, 10);
    expect(measured).toMatchObject({ x: 9, y: 2, width: 60, height: 30 });
    expect(measureBackground(background, { from: line.from, to: line.from }, 10)).toBe(background);
    expect(resizeBackground(background, 10)).toMatchObject({ x: 4, width: 10, height: 5 });
  });

  it('is of the drawing: no version has it, and a version that is drawn on again keeps it', () => {
    const plan = hall([{}]);
    const level = plan.levels[0]?.id ?? '';
    const drawing = withBackground(plan, level, newBackground(plan, level, scan));
    const published = withoutBackgrounds(drawing);
    expect(published).toEqual(plan);
    expect(withBackgroundsOf(published, drawing)).toEqual(drawing);
    expect(withBackground(drawing, level, null)).toEqual(plan);
  });
});
