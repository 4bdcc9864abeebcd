import type { FloorPlan } from '@callboard/api-contract/booking';
import { describe, expect, it } from 'vitest';
import { checkPlan } from './checkPlan';
import { counter, hall } from './testing/halls';
import type { NewRow } from './newRow';

const found = (plan: FloorPlan, kind: string) => checkPlan(plan).filter((each) => each.kind === kind);
const aisleOf = (...rows: Partial<NewRow>[]) => found(hall(rows), 'far_from_aisle');

describe('[7.46] seats far from an aisle', () => {
  it('are those of more than 14 seats in a row, and 14 are near one', () => {
    expect(aisleOf({ count: 14 })).toEqual([]);
    expect(aisleOf({ count: 15 })).toMatchObject([{ row: 'A', number: '15' }]);
  });

  it('are near one where a row has a gap', () => {
    const plan = hall([{ count: 20 }]);
    const [section] = plan.sections;
    const [row] = section?.rows ?? [];
    if (!section || !row) throw new Error('A hall has a row.');
    const seats = row.seats.map((seat, index) => ({
      ...seat,
      at: { x: index * 0.5 + (index < 10 ? 0 : 1.2), y: 0 },
    }));
    expect(
      found(
        { ...plan, sections: [{ ...section, rows: [{ ...row, spacing: 0.5, seats }] }] },
        'far_from_aisle',
      ),
    ).toEqual([]);
  });

  it('are counted across rows that continue each other, in any order of drawing', () => {
    const left = { count: 10, x: 0, y: 0, spacing: 0.5 };
    const right = { count: 10, x: 5, y: 0, spacing: 0.5 };
    expect(aisleOf(left, right).map(({ ids }) => ids.length)).toEqual([20]);
    expect(aisleOf(right, left).map(({ ids }) => ids.length)).toEqual([20]);
    expect(aisleOf(left, { ...right, x: 6 })).toEqual([]);
    expect(aisleOf(left, { ...left, y: 0.9 })).toEqual([]);
  });

  it('are never those of a table', () => {
    expect(aisleOf({ count: 20, shape: 'round' })).toEqual([]);
  });
});

describe('[7.46] the view of the stage', () => {
  it('is poor far away: the middle of the stage is at 5 m in front', () => {
    expect(found(hall([{ y: 29 }]), 'far_from_stage')).toEqual([]);
    expect(found(hall([{ y: 35 }]), 'far_from_stage')).toMatchObject([{ row: 'A', number: '40' }]);
  });

  it('is poor from the side and from behind', () => {
    const [aside] = found(hall([{ y: 0, x: 12 }]), 'side_view');
    expect(aside?.ids.length).toBeGreaterThan(0);
    expect(found(hall([{ y: -12 }]), 'side_view')[0]?.ids).toHaveLength(10);
    expect(found(hall([{ y: 0 }]), 'side_view')).toEqual([]);
  });

  it('turns with the stage, and a round stage is seen from all sides', () => {
    const plan = hall([{ y: -12 }]);
    const withStage = (change: Partial<FloorPlan['areas'][number]>) => ({
      ...plan,
      areas: plan.areas.map((area) => ({ ...area, ...change })),
    });
    expect(found(withStage({ angle: 180 }), 'side_view')).toEqual([]);
    expect(found(withStage({ shape: 'ellipse' }), 'side_view')).toEqual([]);
  });
});

describe('[7.46] seats without a category', () => {
  it('are named, and not the whole row', () => {
    const plan = hall([{ count: 3 }], counter());
    const [section] = plan.sections;
    const [row] = section?.rows ?? [];
    if (!section || !row) throw new Error('A hall has a row.');
    const seats = row.seats.map((seat, index) => (index === 1 ? seat : { ...seat, category: 'c' }));
    const priced: FloorPlan = {
      ...plan,
      categories: [{ id: 'c', name: 'All', color: 'blue' }],
      sections: [{ ...section, rows: [{ ...row, seats }] }],
    };
    expect(found(priced, 'no_category').map(({ ids }) => ids)).toEqual([[row.seats[1]?.id]]);
  });
});
