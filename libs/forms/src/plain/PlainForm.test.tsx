import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PlainFaults, PlainField, PlainValues } from './plainField';
import { PlainForm } from './PlainForm';

afterEach(cleanup);

const fields: readonly PlainField[] = [
  { name: 'email', label: 'Email', type: 'email', check: (value) => (value.includes('@') ? null : 'No @') },
  { name: 'password', label: 'Password', type: 'password' },
  { name: 'phone', label: 'Phone', type: 'tel', isOptional: true },
];

function show(onSubmit: (values: PlainValues) => Promise<PlainFaults | undefined>) {
  render(<PlainForm fields={fields} submitLabel="Send" onSubmit={onSubmit} />);
  return userEvent.setup();
}

describe('PlainForm', () => {
  it('[5.1] [5.13] sends nothing that is invalid, and focuses the first of it', async () => {
    const onSubmit = vi.fn(async () => undefined);
    const user = show(onSubmit);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getAllByText('Field is required')).toHaveLength(2);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('takes an error back while it is mended', async () => {
    const user = show(async () => undefined);
    await user.type(screen.getByLabelText('Email'), 'nobody{Enter}');
    expect(screen.getByText('No @')).toBeTruthy();
    await user.type(screen.getByLabelText('Email'), '@school.nz');
    expect(screen.queryByText('No @')).toBeNull();
  });

  it('hands over what was entered, without spaces around it but in a password', async () => {
    const onSubmit = vi.fn(async () => undefined);
    const user = show(onSubmit);
    await user.type(screen.getByLabelText('Email'), ' a@b.nz ');
    await user.type(screen.getByLabelText('Password'), ' secret {Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'a@b.nz', password: ' secret ', phone: '' });
  });

  it("puts the server's words beside their field", async () => {
    const user = show(async () => ({ password: 'Too old' }));
    await user.type(screen.getByLabelText('Email'), 'a@b.nz');
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    expect(await screen.findByText('Too old')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
  });
});
