import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useGripDrag } from './useGripDrag';

interface Place {
  before: string;
}

let under: string | undefined;
const onDrop = vi.fn<(item: string, place: Place) => void>();
const onRender = vi.fn();

function Names() {
  const { dragged, target, gripProps } = useGripDrag<string, Place>({
    targetUnder: (_, item) => (under === undefined || under === item ? undefined : { before: under }),
    onDrop,
  });
  onRender();
  return (
    <>
      <span {...gripProps('Ana')}>Ana</span>
      <button type="button" {...gripProps('Ben')}>
        Ben
      </button>
      <output>{dragged === undefined ? 'nothing' : `${dragged} before ${target?.before ?? 'no one'}`}</output>
    </>
  );
}

function start(name: string, button = 0) {
  onDrop.mockReset();
  under = undefined;
  render(<Names />);
  return press(name, button);
}

/** Presses a grip; false if that does no more than the drag. jsdom has no pointer events. */
function press(name: string, button = 0): boolean {
  const event = new MouseEvent('pointerdown', { button, bubbles: true, cancelable: true });
  return fireEvent(screen.getByText(name), event);
}

function moveTo(name: string, place: string | undefined) {
  under = place;
  fireEvent.pointerMove(screen.getByText(name));
}

afterEach(cleanup);

const state = () => screen.getByRole('status').textContent;

it('drops an item at the last target', () => {
  start('Ana');
  moveTo('Ana', 'Ben');
  moveTo('Ana', 'Cleo');
  expect(state()).toBe('Ana before Cleo');
  fireEvent.pointerUp(screen.getByText('Ana'));
  expect(onDrop.mock.calls).toEqual([['Ana', { before: 'Cleo' }]]);
  expect(state()).toBe('nothing');
});

it('drops nothing outside of all targets', () => {
  start('Ana');
  moveTo('Ana', 'Cleo');
  moveTo('Ana', undefined);
  fireEvent.pointerUp(screen.getByText('Ana'));
  expect(onDrop).not.toHaveBeenCalled();
});

it.each([
  ['Escape', () => fireEvent.keyDown(window, { key: 'Escape' })],
  ['a lost pointer', () => fireEvent.pointerCancel(screen.getByText('Ana'))],
])('is cancelled by %s', (_, cancel) => {
  start('Ana');
  moveTo('Ana', 'Cleo');
  cancel();
  expect(state()).toBe('nothing');
  fireEvent.pointerUp(screen.getByText('Ana'));
  expect(onDrop).not.toHaveBeenCalled();
});

it('begins by the main button alone', () => {
  start('Ana', 2);
  expect(state()).toBe('nothing');
});

it('leaves the focus where it is, unless the grip is a button', () => {
  expect(start('Ana')).toBe(false);
  fireEvent.pointerCancel(screen.getByText('Ana'));
  expect(press('Ben')).toBe(true);
});

it('renders again only where the target has changed', () => {
  start('Ana');
  moveTo('Ana', 'Cleo');
  const renders = onRender.mock.calls.length;
  moveTo('Ana', 'Cleo');
  expect(onRender).toHaveBeenCalledTimes(renders);
});
