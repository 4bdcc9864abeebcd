import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { FieldActionsProps } from '../FieldCard/FieldActions';
import { FormBuilder } from './FormBuilder';
import { longForm } from './formBuilder.data';

afterEach(cleanup);

const drawn = vi.hoisted(() => new Array<string>());

// A part of each card that is drawn whenever its card is.
vi.mock('../FieldCard/FieldActions', () => ({
  FieldActions: ({ field }: FieldActionsProps) => {
    drawn.push(field.id);
    return null;
  },
}));

function Kept() {
  const [content, setContent] = useState(longForm);
  return <FormBuilder content={content} onChange={setContent} />;
}

it('draws only the question whose label is typed again', async () => {
  render(<Kept />);
  expect(new Set(drawn).size).toBe(50);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '3 Question number 3', expanded: false }));
  drawn.length = 0;
  await user.type(screen.getByRole('textbox', { name: /^Question/ }), '!');
  expect(drawn).not.toHaveLength(0);
  expect(new Set(drawn)).toEqual(new Set(['field_2']));
});
