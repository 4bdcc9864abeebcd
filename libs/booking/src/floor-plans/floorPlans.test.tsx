import { hashcodeOf, json, page, stubApi } from '@callboard/api-client/testing';
import { emptyPlan, type FloorPlan } from '@callboard/api-contract/booking';
import { aRecordIn, renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FloorPlanDrawing } from './FloorPlanDrawing';
import { FloorPlanVersions } from './FloorPlanVersions';
import { PublishPlanDialog } from './PublishPlanDialog';
import { useDrawing, type Drawing } from './useDrawing';

beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Seat = FloorPlan['sections'][number]['rows'][number]['seats'][number];
const versionsAddress = 'GET booking/floor_plan_versions';
const planAddress = (method: string) => `${method} booking/floor_plans/${plan.hashcode}`;

/** A hall of one row, with these seats. */
const hall = (seats: readonly Seat[], y = 5): FloorPlan => ({
  ...emptyPlan,
  categories: [{ id: 'front', name: 'Front', color: 'blue' }],
  sections: [
    {
      id: 'stalls',
      name: 'Stalls',
      level: 'ground',
      rows: [
        {
          id: 'row',
          name: 'A',
          shape: 'line',
          x: 0,
          y,
          angle: 0,
          spacing: 0.55,
          curve: 0,
          category: 'front',
          seats: [...seats],
        },
      ],
    },
  ],
  areas: [
    {
      id: 'stage',
      name: 'Stage',
      level: 'ground',
      kind: 'stage',
      shape: 'rectangle',
      x: 0,
      y: 0,
      width: 5,
      height: 2,
      angle: 0,
    },
  ],
});
const seat = (id: string, number = id) => ({ id, number });
const drawn = hall([seat('1'), seat('2'), seat('3')]);
const plan = aRecordIn('floorPlans', {
  hashcode: hashcodeOf(1),
  name: 'Main hall',
  content: drawn,
  version: 4,
});
const version = (number: number, content: FloorPlan) =>
  aRecordIn('floorPlanVersions', { hashcode: hashcodeOf(10 + number), number, seats: 3, content });

const drawingOf = (content: FloorPlan, given: Partial<Drawing> = {}): Drawing => ({
  content,
  isChanged: false,
  isSaving: false,
  change: vi.fn(),
  discard: vi.fn(),
  save: () => Promise.resolve(true),
  departure: { isBlocked: false, stay: () => {}, leave: () => {} },
  ...given,
});

describe('[7.46] publishing a floor plan', () => {
  function show(drawing: Drawing, newest: Response, published = json({ success: true, data: plan })) {
    const api = stubApi();
    api.on(versionsAddress, newest);
    api.on('POST booking/floor_plans/actions', published);
    const onClose = vi.fn();
    return { api, onClose, ...renderScreen(<PublishPlanDialog {...{ plan, drawing, onClose }} />) };
  }
  const publish = () => screen.getByRole('button', { name: 'Publish' });
  const before = (content: FloorPlan) => json(page([version(2, content)]));

  it.each([
    ['nothing', drawn, ['No seats differ.']],
    ['a seat that is new', hall([seat('1'), seat('2')]), ['1 seat is new', '2 seats have moved']],
    ['other seats', hall([seat('1'), seat('8'), seat('9')]), ['2 seats are new', '2 seats were removed']],
    ['another row', hall([seat('1'), seat('2'), seat('3')], 6), ['3 seats have moved']],
    ['other labels', hall([seat('1', '7'), seat('2'), seat('3')]), ['1 seat has another label']],
  ])('shows %s that differs from the version before', async (_case, content, lines) => {
    show(drawingOf(drawn), before(content));
    expect(await screen.findByText('Compared with version 2:')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(lines);
  });

  it('counts the seats of a first version, and is not published before the versions are read', async () => {
    const { onClose, user, api } = show(drawingOf(drawn), json(page([])));
    expect(publish()).toHaveProperty('disabled', true);
    expect(await screen.findByText('It has 3 seats.')).toBeTruthy();
    await user.click(publish());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(await screen.findByText('Main hall is published')).toBeTruthy();
    const [call] = api.callsOf('POST booking/floor_plans/actions');
    expect(call?.body).toMatchObject({ action: 'publish', target: plan.hashcode });
  });

  it('is refused while a label is on two seats, to which it leads', async () => {
    show(drawingOf(hall([seat('a', '1'), seat('b', '1'), seat('c', '2')])), json(page([])));
    expect(await screen.findByText('1 label is on two seats')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Show .*1 in the drawing$/ }).getAttribute('href')).toContain(
      'show=a%2Cb',
    );
    expect(publish()).toHaveProperty('disabled', true);
  });

  it('publishes nothing that was not saved, and stays where it is refused', async () => {
    const unsaved = show(drawingOf(drawn, { save: () => Promise.resolve(false) }), json(page([])));
    await screen.findByText('It has 3 seats.');
    await unsaved.user.click(publish());
    expect(unsaved.api.callsOf('POST booking/floor_plans/actions')).toEqual([]);
    cleanup();
    const message = 'Someone published it meanwhile.';
    const refused = json({ success: false, data: {}, error: { message } }, 409);
    const { user, api, onClose } = show(drawingOf(drawn), json(page([])), refused);
    await screen.findByText('It has 3 seats.');
    await user.click(publish());
    await waitFor(() => expect(api.onProblem.mock.calls).toMatchObject([[{ message }]]));
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('[7.46] the versions of a floor plan', () => {
  const show = (drawing: Drawing, readOnly: boolean, ...answers: Response[]) => {
    const api = stubApi();
    api.on(versionsAddress, ...answers);
    api.on(`${versionsAddress}/${version(2, drawn).hashcode}`, json(version(2, drawn)));
    return renderScreen(<FloorPlanVersions {...{ plan, drawing, readOnly }} />);
  };

  it('are a problem that can be tried again, and none before the first', async () => {
    const { user } = show(drawingOf(drawn), false, json({ detail: 'Not for you' }, 403), json(page([])));
    expect(await screen.findByText('Not for you')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Not published yet')).toBeTruthy();
  });

  it.each([true, false])(
    'can become the drawing again, but not where it is read only: %s',
    async (readOnly) => {
      const drawing = drawingOf(hall([]));
      const { user } = show(drawing, readOnly, json(page([version(2, drawn)])));
      await user.click(await screen.findByRole('button', { name: 'Open version 2' }));
      expect(await screen.findByRole('dialog', { name: 'Version 2' })).toBeTruthy();
      const take = screen.queryByRole('button', { name: 'Use as the drawing' });
      expect(take === null).toBe(readOnly);
      if (take) await user.click(take);
      expect(vi.mocked(drawing.change).mock.calls).toEqual(readOnly ? [] : [[drawn]]);
    },
  );
});

describe('[7.46] the drawing of a floor plan', () => {
  const changed = hall([seat('1')]);
  function Drawn() {
    const drawing = useDrawing(plan);
    return (
      <>
        <button onClick={() => drawing.change(changed)}>Change</button>
        <p>{drawing.content === changed ? 'Changed' : 'As stored'}</p>
        <FloorPlanDrawing hashcode={plan.hashcode} name={plan.name} drawing={drawing} readOnly={false} />
      </>
    );
  }

  it('is saved with the version that it began from, and is not lost where that is refused', async () => {
    const api = stubApi();
    api.on('GET attachments', json(page([])));
    api.on(
      planAddress('PATCH'),
      json({ detail: 'Changed', current: plan }, 412),
      json({ ...plan, version: 5 }),
    );
    const { user } = renderScreen(<Drawn />);
    const save = screen.getByRole('button', { name: 'Save' });
    expect(save).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(screen.getByText('Not saved yet')).toBeTruthy();
    await user.click(save);
    await waitFor(() => expect(api.onProblem).toHaveBeenCalled());
    expect(screen.getByText('Not saved yet')).toBeTruthy();
    expect(screen.getByText('Changed')).toBeTruthy();
    // A busy button ignores the click.
    await waitFor(() => expect(save.getAttribute('aria-busy')).toBeNull());
    await user.click(save);
    expect(await screen.findByText('The drawing is saved')).toBeTruthy();
    const calls = api.callsOf(planAddress('PATCH'));
    expect(calls.map(({ body }) => body)).toEqual([{ content: changed }, { content: changed }]);
    expect(calls.map(({ headers }) => headers.get('If-Match'))).toEqual(['"4"', '"4"']);
    await user.click(screen.getByRole('button', { name: 'Change' }));
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.getByText('As stored')).toBeTruthy();
  });
});
