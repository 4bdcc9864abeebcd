import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PlainErrors, PlainField, PlainValues } from './plainField';
import { PlainForm } from './PlainForm';

afterEach(cleanup);

const fields: readonly PlainField[] = [
  { name: 'email', label: 'Email', type: 'email', check: (value) => (value.includes('@') ? null : 'No @') },
  { name: 'password', label: 'Password', type: 'password' },
  { name: 'phone', label: 'Phone', type: 'tel', isOptional: true },
];

function show(onSubmit: (values: PlainValues) => Promise<PlainErrors | undefined>) {
  render(<PlainForm fields={fields} submitLabel="Send" onSubmit={onSubmit} />);
  return userEvent.setup();
}

describe('PlainForm', () => {
  it('[5.1] [5.13] does not submit invalid values, and focuses the first invalid field', async () => {
    const onSubmit = vi.fn(async () => undefined);
    const user = show(onSubmit);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getAllByText('Field is required')).toHaveLength(2);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('removes an error as soon as the value is valid', async () => {
    const user = show(async () => undefined);
    await user.type(screen.getByLabelText('Email'), 'nobody{Enter}');
    expect(screen.getByText('No @')).toBeTruthy();
    await user.type(screen.getByLabelText('Email'), '@school.nz');
    expect(screen.queryByText('No @')).toBeNull();
  });

  it('submits trimmed values, except for passwords', async () => {
    const onSubmit = vi.fn(async () => undefined);
    const user = show(onSubmit);
    await user.type(screen.getByLabelText('Email'), ' a@b.nz ');
    await user.type(screen.getByLabelText('Password'), ' secret {Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'a@b.nz', password: ' secret ', phone: '' });
  });

  it("shows the server's messages next to their field", async () => {
    const user = show(async () => ({ password: 'Too old' }));
    await user.type(screen.getByLabelText('Email'), 'a@b.nz');
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    expect(await screen.findByText('Too old')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
  });
});
