import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TextInput } from '../TextInput/TextInput';
import { Field } from './Field';

afterEach(cleanup);

it('names its control and describes it by help and error', () => {
  render(
    <Field label="Email" description="We write to it" error="Must be valid email" required>
      <TextInput />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: /^Email/ });
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'We write to it',
    'Must be valid email',
  ]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-required')).toBe('true');
});

it('is not invalid without an error', () => {
  render(
    <Field label="Email" error="">
      <TextInput />
    </Field>,
  );
  expect(screen.getByRole('textbox', { name: 'Email' }).hasAttribute('aria-invalid')).toBe(false);
});
