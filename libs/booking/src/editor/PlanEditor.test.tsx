import { emptyPlan, type FloorPlan } from '@callboard/api-contract/booking';
import { countSeats, planError, toPretix } from '@callboard/domain/booking';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleHall } from '../testing/exampleHall';
import { PlanEditor } from './PlanEditor';

// The DOM of the tests paints nothing.
beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
afterEach(cleanup);

/** Renders the editor with its plan in state, as a screen does. */
function show(initial: FloorPlan = emptyPlan, shown?: readonly string[]) {
  const onChange = vi.fn<(plan: FloorPlan) => void>();
  function Controlled() {
    const [plan, setPlan] = useState(initial);
    return (
      <PlanEditor
        plan={plan}
        name="Hall"
        shown={shown}
        onChange={(next) => {
          setPlan(next);
          onChange(next);
        }}
      />
    );
  }
  render(<Controlled />);
  return { user: userEvent.setup(), latest: () => onChange.mock.lastCall?.[0] ?? initial };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const rowsOf = ({ sections }: FloorPlan) => sections.flatMap(({ rows }) => rows);
async function openTab(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(screen.getByRole('tab', { name }));
}
async function type(user: ReturnType<typeof userEvent.setup>, label: string, text: string) {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.type(field, `${text}{Enter}`);
}

describe('[7.46] drawing without the picture', () => {
  it('adds curved rows by form, and takes them back and brings them again', async () => {
    const { user, latest } = show();
    await type(user, 'Rows', '4');
    await type(user, 'Seats in each', '20');
    await type(user, 'Curve, in degrees', '30');
    await user.click(button('Add rows'));
    expect([countSeats(latest()), planError(latest())]).toEqual([80, null]);
    expect(rowsOf(latest()).map(({ name, curve }) => [name, curve])).toEqual([
      ['A', 30],
      ['B', 30],
      ['C', 30],
      ['D', 30],
    ]);
    await user.click(button('Undo'));
    expect(countSeats(latest())).toBe(0);
    await user.click(button('Redo'));
    expect(countSeats(latest())).toBe(80);
  });

  it('undoes without end', async () => {
    const { user, latest } = show();
    const [add, undo] = [button('Add rows'), button('Undo')];
    for (let index = 0; index < 120; index += 1) fireEvent.click(add);
    expect(rowsOf(latest())).toHaveLength(120);
    for (let index = 0; index < 120; index += 1) fireEvent.click(undo);
    expect(rowsOf(latest())).toHaveLength(0);
    await user.click(button('Redo'));
    expect(rowsOf(latest())).toHaveLength(1);
  });

  it('adds a stage and a standing area', async () => {
    const { user, latest } = show();
    await user.click(button('Add area'));
    await user.selectOptions(screen.getByLabelText('Kind of area'), 'standing');
    await type(user, 'How many can stand', '150');
    await user.click(button('Add area'));
    expect(latest().areas.map(({ kind, capacity }) => [kind, capacity])).toEqual([
      ['stage', undefined],
      ['standing', 150],
    ]);
  });

  it('selects rows in the list, and moves, mirrors, copies and removes them by keys and buttons', async () => {
    const hall = exampleHall(3, 6);
    const { user, latest } = show(hall);
    await openTab(user, 'List');
    await user.click(screen.getByText(/^Stalls: 3 rows/));
    const box = await screen.findByRole('checkbox', { name: 'Select Row B' });
    await user.click(box);
    box.focus();
    await user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    const moved = rowsOf(latest())[1];
    const before = rowsOf(hall)[1];
    expect([(moved?.x ?? 0) - (before?.x ?? 0), (moved?.y ?? 0) - (before?.y ?? 0)]).toEqual([
      expect.closeTo(0.1),
      expect.closeTo(1),
    ]);
    await user.keyboard('{Control>}cv{/Control}');
    expect(countSeats(latest())).toBe(countSeats(hall) + 6);
    await user.keyboard('{Delete}');
    expect(countSeats(latest())).toBe(countSeats(hall));
    await user.keyboard('{Control>}z{/Control}');
    expect(countSeats(latest())).toBe(countSeats(hall) + 6);
  });

  it('numbers seats by a scheme and names rows without I and O, and no id changes', async () => {
    const hall = exampleHall(10, 4);
    const { user, latest } = show(hall);
    await user.click(button('Select all'));
    await openTab(user, 'Selected');
    const numbering = within(screen.getByRole('group', { name: 'Numbering' }));
    await user.selectOptions(numbering.getAllByLabelText('From')[0] ?? document.body, 'aisle');
    await user.click(button('Number seats'));
    await user.selectOptions(numbering.getAllByLabelText('From')[1] ?? document.body, 'last');
    await user.click(button('Name all rows of the section'));
    expect(rowsOf(latest())[0]?.seats.map(({ number }) => number)).toEqual(['3', '1', '2', '4']);
    expect(
      latest()
        .sections[0]?.rows.map(({ name }) => name)
        .join(''),
    ).toBe('KJHGFEDCBA');
    const ids = (plan: FloorPlan) => rowsOf(plan).flatMap(({ seats }) => seats.map(({ id }) => id));
    expect(ids(latest())).toEqual(ids(hall));
  });

  it('changes the kind of a single seat', async () => {
    const { user, latest } = show(exampleHall(1, 3));
    await openTab(user, 'List');
    await user.click(screen.getByText(/^Stalls:/));
    await user.click(await screen.findByText(/^Row A: 3 seats/));
    await user.click(await screen.findByRole('checkbox', { name: 'Select Row A, seat 2' }));
    await openTab(user, 'Selected');
    await user.selectOptions(screen.getByLabelText('Kind of seat'), 'restricted_view');
    await type(user, 'Number of the seat', '2a');
    expect(rowsOf(latest())[0]?.seats[1]).toMatchObject({ number: '2a', kind: 'restricted_view' });
  });
});

describe('[7.46] levels', () => {
  it('are tabs of the picture, and a section can be moved to another one', async () => {
    const hall = exampleHall(1, 3);
    const picture = { picture: 'scan', x: 0, y: 0, width: 9, height: 9, angle: 0, opacity: 0.5 };
    const levels = hall.levels.map((level) => ({ ...level, background: picture }));
    const { user, latest } = show({ ...hall, levels: [...levels, { id: 'up', name: 'Balcony' }] });
    const tabs = within(screen.getByRole('tablist', { name: 'Levels' }));
    expect(tabs.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Ground floor',
      'Balcony',
    ]);
    await user.click(tabs.getByRole('tab', { name: 'Ground floor' }));
    await user.keyboard('{ArrowRight}');
    expect(tabs.getByRole('tab', { name: 'Balcony' }).getAttribute('aria-selected')).toBe('true');
    await openTab(user, 'Parts');
    await user.selectOptions(screen.getByLabelText('Level of Stalls'), 'up');
    expect(latest().sections.map(({ name, level }) => [name, level])).toEqual([
      ['Stalls', 'up'],
      ['Cabaret', 'ground'],
    ]);
    const [name] = screen.getAllByLabelText('Name of the level');
    await user.clear(name ?? document.body);
    await user.type(name ?? document.body, 'Stalls{Enter}');
    expect(latest().levels[0]).toEqual({ id: 'ground', name: 'Stalls', background: picture });
  });
});

describe('[7.46] checks', () => {
  it('name what is wrong and select it', async () => {
    const hall = exampleHall(2, 4);
    const [first, second, ...others] = hall.sections[0]?.rows ?? [];
    if (!first || !second) throw new Error('A hall has rows.');
    const rows = [first, { ...second, name: first.name }, ...others];
    const { user } = show({ ...hall, sections: [{ id: 's', name: 'Stalls', level: 'ground', rows }] });
    await openTab(user, 'Checks');
    const finding = 'Stalls, row A: the number 2 is used twice';
    expect(screen.getByText(finding)).toBeDefined();
    await user.click(button(`Show: ${finding}`));
    await openTab(user, 'Selected');
    expect(screen.getByText(/2 single seats/)).toBeDefined();
  });
});

describe('[7.46] a link to parts', () => {
  it('selects them once, and leaves what is selected next', async () => {
    const hall = exampleHall(2, 4);
    const ids = (rowsOf(hall)[1]?.seats ?? []).slice(0, 2).map(({ id }) => id);
    const { user } = show(hall, ids);
    expect(screen.getByRole('tab', { name: 'Checks' }).getAttribute('aria-selected')).toBe('true');
    await openTab(user, 'Selected');
    expect(screen.getByText(/2 single seats/)).toBeDefined();
    await user.click(button('Select all'));
    await openTab(user, 'Selected');
    expect(screen.queryByText(/^2 single seats/)).toBeNull();
  });
});

describe('[7.46] files', () => {
  const upload = async (user: ReturnType<typeof userEvent.setup>, name: string, text: string) => {
    await openTab(user, 'Files');
    // The DOM of the tests has no `text()` of a file.
    const file = Object.assign(new File([text], name), { text: () => Promise.resolve(text) });
    await user.upload(screen.getByLabelText('Use a plan from a file'), file);
  };

  it('take a plan of pretix as one step', async () => {
    const hall = exampleHall(4, 5);
    const { user, latest } = show();
    await upload(user, 'hall.json', JSON.stringify(toPretix(hall, 'Hall')));
    await screen.findByText('hall.json is the drawing now');
    expect(countSeats(latest())).toBe(countSeats(hall));
    await user.click(button('Undo'));
    expect(countSeats(latest())).toBe(0);
  });

  it('list what an export for pretix loses, and nothing for a plan that it holds', async () => {
    const hall = exampleHall(2, 4);
    const { user } = show({
      ...hall,
      levels: [...hall.levels, { id: 'balcony', name: 'Balcony' }],
      areas: [
        {
          id: 'pit',
          level: 'ground',
          name: 'Pit',
          kind: 'standing',
          shape: 'rectangle',
          x: 0,
          y: 0,
          width: 4,
          height: 2,
          angle: 0,
          capacity: 40,
        },
      ],
    });
    await openTab(user, 'Files');
    expect(screen.getByText('A pretix plan cannot store everything')).toBeDefined();
    expect(screen.getByText(/^Levels: .*Balcony/)).toBeDefined();
    expect(screen.getByText('What areas are for: Pit')).toBeDefined();
    expect(screen.getByText('How many can stand in areas: Pit')).toBeDefined();
    cleanup();
    const category = { id: 'gold', name: 'Gold', color: 'yellow' as const };
    const sections = hall.sections.map((section) => ({
      ...section,
      rows: section.rows.map((row) => ({
        ...row,
        shape: 'line' as const,
        curve: 0,
        category: 'gold',
        seats: row.seats.map(({ id, number }) => ({ id, number })),
      })),
    }));
    const plain = show({
      levels: [{ id: 'ground', name: 'Hall' }],
      categories: [category],
      sections,
      areas: [],
    });
    await openTab(plain.user, 'Files');
    expect(screen.queryByText('A pretix plan cannot store everything')).toBeNull();
  });

  it('name every mistake and take nothing', async () => {
    const { user, latest } = show();
    const file = toPretix(exampleHall(1, 2), 'Hall');
    const [seat, other] = file.zones[0]?.rows[0]?.seats ?? [];
    if (!seat || !other) throw new Error('A hall has seats.');
    other.seat_guid = seat.seat_guid;
    await upload(user, 'hall.json', JSON.stringify(file));
    expect(await screen.findByText(/hall.json was not used: one mistake/)).toBeDefined();
    expect(screen.getByText(`Stalls, row A, seat 2: the id ${seat.seat_guid} is used twice`)).toBeDefined();
    expect(countSeats(latest())).toBe(0);
  });

  it.each([
    ['plan.json', '{"zones":', 'The file is not valid JSON.'],
    ['plan.json', '{"zones":[],"categories":1}', 'This is not a seating plan of pretix.'],
    ['plan.json', '{"seats":[]}', 'No seats were found in this file.'],
    ['plan.json', '[{"seat":"12"}]', 'Seat 1 (12) has no row.'],
    ['rows.csv', 'Stalls,A,9,1\n', 'Line 1: 9-1 is not a range of 1 to 500 seats in one row.'],
    ['rows.csv', 'row,seat\nA,1\nA,1\n', 'Line 3: Stalls · A 1 is used twice. First: Line 2.'],
    [
      'rows.csv',
      'section,row,seat\nB\uFFFDhne,A,1',
      'Some letters of this file cannot be read. Save it as CSV UTF-8.',
    ],
    [
      'workbook.csv',
      'PK\u0003\u0004',
      'This is not a text file. Save a spreadsheet as CSV, and a drawing as SVG.',
    ],
    ['hall.svg', '<svg><g>', 'This drawing is not valid SVG.'],
    [
      'hall.svg',
      '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>',
      'This drawing declares entities. Save it as plain SVG.',
    ],
    [
      'hall.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><circle id="left" class="seat" r="5"/></svg>',
      'Shape left is a seat without a label that can be read, such as A-12.',
    ],
  ])('refuse %s with %s', async (name, text, sentence) => {
    const { user } = show();
    await upload(user, name, text);
    expect(await screen.findByText(sentence)).toBeDefined();
  });

  it('take a list of rows', async () => {
    const { user, latest } = show();
    await upload(user, 'rows.csv', 'section,row,from,to\nStalls,A,1,12\nStalls,B,1,14\n');
    await screen.findByText('rows.csv is the drawing now');
    expect(countSeats(latest())).toBe(26);
    expect(screen.getByText('26 seats on the level Ground floor')).toBeDefined();
  });

  it('take a drawing with levels, say what was left out, and leave prices and areas as they are', async () => {
    const hall = exampleHall(2, 4);
    const { user, latest } = show(hall);
    const seats = (y: number) =>
      [1, 2, 3].map(
        (number) => `<circle id="A-${number}" cx="${number * 20}" cy="${y}" r="8" data-category="Front"/>`,
      );
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><g id="Stalls">${seats(0).join('')}<circle cx="80" r="8"/></g>
      <g id="Balcony">${seats(90).join('').replaceAll('A-', 'Balcony-A-')}</g></svg>`;
    await upload(user, 'hall.svg', drawing);
    await screen.findByText('6 seats on 2 levels: Ground floor, Balcony');
    expect(screen.getByText(/^1 shape is as large as a seat .* left out: circle 4/)).toBeDefined();
    expect(latest().areas).toEqual(hall.areas);
    expect(latest().categories).toEqual(hall.categories);
    expect(screen.getByRole('tab', { name: 'Balcony' })).toBeDefined();
  });
});
