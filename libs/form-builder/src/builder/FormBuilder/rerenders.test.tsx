import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { FieldActionsProps } from '../FieldCard/FieldActions';
import { FormBuilder } from './FormBuilder';
import { longForm } from '../testing/entryForm.data';

afterEach(cleanup);

const rendered = vi.hoisted(() => new Array<string>());

// Rendered whenever its card is.
vi.mock('../FieldCard/FieldActions', () => ({
  FieldActions: ({ field }: FieldActionsProps) => {
    rendered.push(field.id);
    return null;
  },
}));

function Controlled() {
  const [content, setContent] = useState(longForm);
  return <FormBuilder content={content} onChange={setContent} />;
}

it('renders only the question whose label is typed', async () => {
  render(<Controlled />);
  expect(new Set(rendered).size).toBe(50);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '3 Question number 3', expanded: false }));
  rendered.length = 0;
  await user.type(screen.getByRole('textbox', { name: /^Question/ }), '!');
  expect(rendered).not.toHaveLength(0);
  expect(new Set(rendered)).toEqual(new Set(['field_2']));
});
