import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cleanup } from '@testing-library/react';
import type { FieldDefinition, FormValues } from '../definition';
import { Form } from './Form';
import type { SubmitFailure } from './Form.types';
import { validateWith } from './validateWith';

afterEach(cleanup);

const definitions: FieldDefinition[] = [
  { name: 'name', kind: 'text', label: 'Name', required: true },
  { name: 'contact', kind: 'email', label: 'Email' },
  { name: 'seats', kind: 'integer', label: 'Seats', unit: 'people' },
];
const schema = v.object({
  name: v.pipe(v.string('Field is required'), v.minLength(1, 'Field is required')),
  contact: v.optional(v.pipe(v.string(), v.includes('@', 'Must be valid email'))),
  seats: v.nullish(v.number('This must be a whole number')),
});

function show(
  onSubmit: (values: FormValues) => Promise<SubmitFailure | undefined>,
  initialValues: FormValues = {},
) {
  const onDirtyChange = vi.fn();
  render(
    <Form
      definitions={definitions}
      initialValues={initialValues}
      validate={validateWith(schema)}
      onSubmit={onSubmit}
      onDirtyChange={onDirtyChange}
    />,
  );
  return { user: userEvent.setup(), onDirtyChange };
}

describe('Form', () => {
  it('[9.7] shows a placeholder in an empty field', () => {
    show(async () => undefined);
    expect(screen.getAllByPlaceholderText('Enter...')).toHaveLength(3);
  });

  it('submits each value in the type of its kind', async () => {
    const onSubmit = vi.fn(async () => undefined);
    const { user } = show(onSubmit);
    await user.type(screen.getByLabelText(/Name/), 'Town Hall');
    await user.type(screen.getByLabelText(/Seats/), '120');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Town Hall', seats: 120 });
  });

  it('[5.13] does not submit invalid values, lists the errors and focuses the first invalid field', async () => {
    const onSubmit = vi.fn(async () => undefined);
    const { user } = show(onSubmit);
    await user.type(screen.getByLabelText(/Email/), 'nobody');
    await user.type(screen.getByLabelText(/Seats/), 'many');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getByText('3 things need another look')).toBeTruthy();
    expect(summary.getByText('Must be valid email', { exact: false })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Name/)));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows no error on a field that was left unchanged', async () => {
    const { user } = show(async () => undefined);
    await user.click(screen.getByLabelText(/Name/));
    await user.click(screen.getByLabelText(/Email/));
    expect(screen.getByLabelText(/Name/).getAttribute('aria-invalid')).toBeNull();
  });

  it('shows the error of a field as soon as the user leaves it', async () => {
    const { user } = show(async () => undefined);
    await user.type(screen.getByLabelText(/Email/), 'nobody');
    expect(screen.queryByText('Must be valid email')).toBeNull();
    await user.tab();
    expect(screen.getByText('Must be valid email')).toBeTruthy();
  });

  it("shows the server's messages next to their fields until something is changed", async () => {
    const { user } = show(async () => ({ message: 'No', fields: { name: ['Already taken'] } }), {
      name: 'Town Hall',
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByLabelText(/Name/).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText(/Already taken/)).toHaveLength(2);
    await user.type(screen.getByLabelText(/Name/), ' 2');
    await waitFor(() => expect(screen.queryByText(/Already taken/)).toBeNull());
  });

  it('shows messages that belong to no field above the fields', async () => {
    const failure = {
      message: 'No',
      fields: { non_field_errors: ['The hall is closed'], colour: ['Unknown'] },
    };
    const { user } = show(async () => failure, { name: 'Town Hall' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('alert').textContent).toContain('The hall is closed colour: Unknown');
  });

  it('reports whether there are unsaved changes', async () => {
    const { user, onDirtyChange } = show(async () => undefined, { name: 'Hall' });
    expect(onDirtyChange).toHaveBeenLastCalledWith(false);
    await user.type(screen.getByLabelText(/Name/), '!');
    await waitFor(() => expect(onDirtyChange).toHaveBeenLastCalledWith(true));
    await user.type(screen.getByLabelText(/Name/), '{Backspace}');
    await waitFor(() => expect(onDirtyChange).toHaveBeenLastCalledWith(false));
  });
});
