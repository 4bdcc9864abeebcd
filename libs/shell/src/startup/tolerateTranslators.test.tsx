import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { tolerateTranslators } from './tolerateTranslators';

beforeAll(tolerateTranslators);
afterEach(cleanup);

/** Imitates Google Translate: each text is replaced by elements with another text, or moved into them. */
function translate(root: Node, isMoved: boolean): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(isMoved ? text : `${text.data} (mi)`);
  }
}

function Toggled({ children }: { children: (isOn: boolean) => ReactNode }) {
  const [isOn, setOn] = useState(true);
  return (
    <>
      <button onClick={() => setOn(!isOn)}>Switch</button>
      <div>{children(isOn)}</div>
    </>
  );
}

/** The ways in which React takes text nodes away, or puts something next to them. */
const cases: [string, (isOn: boolean) => ReactNode][] = [
  ['a text that goes', (isOn) => <p>{isOn && 'One'} and more</p>],
  ['a text before an element', (isOn) => (isOn ? <b>Bold</b> : 'Plain')],
  ['an element before a text', (isOn) => [isOn ? null : <b key="new">New</b>, 'Last']],
  ['a text that changes', (isOn) => <p>{isOn ? 'Three' : 'Four'} rows</p>],
  [
    'a list in another order',
    (isOn) => (isOn ? ['a', 'b'] : ['b', 'a']).map((key) => <i key={key}>{key}</i>),
  ],
  ['a fragment', (isOn) => (isOn ? <>One {'two'}</> : <p>None</p>)],
  ['an element that goes', (isOn) => isOn && <p>All of it</p>],
];

it.each(cases.flatMap(([name, content]) => [false, true].map((isMoved) => ({ name, content, isMoved }))))(
  'goes on after a translator with $name, moved: $isMoved',
  async ({ content, isMoved }) => {
    const user = userEvent.setup();
    const { container } = render(<Toggled>{content}</Toggled>);
    for (const _turn of [1, 2, 3]) {
      act(() => translate(container, isMoved));
      await user.click(screen.getByRole('button'));
    }
    expect(screen.getByRole('button')).toBeTruthy();
    expect(container.querySelector('div')).not.toBeNull();
  },
);

it('leaves nodes that are where they belong to the browser', () => {
  const [parent, first, second] = [document.createElement('div'), new Text('1'), new Text('2')];
  parent.append(second);
  parent.insertBefore(first, second);
  expect(parent.textContent).toBe('12');
  expect(parent.removeChild(first)).toBe(first);
  expect(parent.textContent).toBe('2');
});
