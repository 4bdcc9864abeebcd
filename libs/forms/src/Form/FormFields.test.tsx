import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TextInput } from '@callboard/ui-kit/inputs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AsyncVerdict, FieldControlProps, FieldDefinition } from '../definition';
import { rules } from '../rules/rules';
import { validateByRules } from '../rules/validateByRules';
import { Form } from './Form';
import type { FormProps } from './Form.types';

afterEach(cleanup);

const name: FieldDefinition = { name: 'name', kind: 'text', label: 'Name' };
const guests: FieldDefinition = {
  name: 'guests',
  kind: 'repeat',
  label: 'Guests',
  rowLabel: 'Guest',
  fields: [
    { name: 'name', kind: 'text', label: 'Full name' },
    { name: 'age', kind: 'integer', label: 'Age' },
  ],
};

function renderForm(props: Partial<FormProps>) {
  const onSubmit = vi.fn<FormProps['onSubmit']>(async () => undefined);
  const all = { definitions: [name], initialValues: { name: 'Hall' }, onSubmit, ...props };
  render(<Form {...all} />);
  const save = () => screen.getByRole('button', { name: /Save$/ });
  return { user: userEvent.setup(), onSubmit, save };
}

/** An asynchronous validator whose answers the test controls. */
function answers() {
  const waiting: ((verdict: AsyncVerdict) => void)[] = [];
  const validateAsync = vi.fn(() => new Promise<AsyncVerdict>((resolve) => waiting.push(resolve)));
  return { validateAsync, answer: (verdict: AsyncVerdict) => waiting.shift()?.(verdict) };
}

describe('a form of many fields', () => {
  it('renders one of 300 fields per keystroke', async () => {
    const rendered: string[] = [];
    function Probe({ definition, value, onChange }: FieldControlProps) {
      rendered.push(definition.name);
      return (
        <TextInput
          name={definition.name}
          value={String(value ?? '')}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    }
    const definitions = Array.from({ length: 300 }, (_, index) => ({
      name: `field${index}`,
      kind: 'probe',
      label: `Field ${index}`,
    }));
    const { user } = renderForm({
      definitions,
      initialValues: {},
      fieldComponents: { probe: Probe },
      validate: validateByRules({ field7: [rules.required()] }),
    });
    // By name: a query by label takes jsdom seconds among 300 fields.
    const [input] = document.getElementsByName('field150');
    await user.click(input ?? document.body);
    rendered.length = 0;
    await user.keyboard('abc');
    expect(rendered).toEqual(['field150', 'field150', 'field150']);
  });
});

describe('[5.13] an asynchronous validator', () => {
  it('runs when valid values are submitted, shows a busy button, and lets them through', async () => {
    const { validateAsync, answer } = answers();
    const { user, onSubmit, save } = renderForm({ validateAsync });
    await user.click(save());
    expect(save().getAttribute('aria-busy')).toBe('true');
    expect(onSubmit).not.toHaveBeenCalled();
    answer({ valid: true });
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ name: 'Hall' }));
  });

  it('does not run on invalid values', async () => {
    const { validateAsync } = answers();
    const { user, save } = renderForm({
      validateAsync,
      initialValues: {},
      validate: validateByRules({ name: [rules.required()] }),
    });
    await user.click(save());
    expect(await screen.findAllByText('Field is required', { exact: false })).toHaveLength(2);
    expect(validateAsync).not.toHaveBeenCalled();
  });

  it('shows its errors next to their fields and focuses the first', async () => {
    const { validateAsync, answer } = answers();
    const { user, onSubmit, save } = renderForm({ validateAsync });
    await user.click(save());
    answer({ valid: false, errors: { name: ['This name is taken'] } });
    expect(await screen.findAllByText(/This name is taken/)).toHaveLength(2);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('drops an answer about outdated values and checks the new ones', async () => {
    const { validateAsync, answer } = answers();
    const { user, onSubmit, save } = renderForm({ validateAsync });
    await user.click(save());
    await user.type(screen.getByLabelText('Name'), ' 2');
    answer({ valid: false, errors: { name: ['This name is taken'] } });
    await waitFor(() => expect(validateAsync).toHaveBeenLastCalledWith({ name: 'Hall 2' }));
    expect(screen.queryByText(/This name is taken/)).toBeNull();
    answer({ valid: true });
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ name: 'Hall 2' }));
  });

  it('shows a message when it fails', async () => {
    const { user, onSubmit, save } = renderForm({
      validateAsync: () => Promise.reject(new Error('offline')),
    });
    await user.click(save());
    expect(await screen.findByText('This could not be checked. Please try again.')).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('a repeat group', () => {
  const two = { guests: [{ name: 'Aroha' }, { name: 'Mere' }] };

  it('submits its rows in the order set by the keyboard', async () => {
    const { user, onSubmit, save } = renderForm({ definitions: [guests], initialValues: two });
    await user.click(screen.getByRole('button', { name: 'Move Guest 2 up' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Guest 1 down' }));
    await user.click(screen.getByRole('button', { name: 'Add guest' }));
    await user.keyboard('Hone');
    await user.click(save());
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      guests: [{ name: 'Mere' }, { name: 'Aroha' }, { name: 'Hone' }],
    });
  });

  it('removes a row and restores it at its position', async () => {
    const { user } = renderForm({ definitions: [guests], initialValues: two });
    await user.click(screen.getByRole('button', { name: 'Remove Guest 1' }));
    expect(screen.getByText('Guest 1 was removed')).toBeTruthy();
    expect(screen.getAllByLabelText('Full name')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const names = screen.getAllByLabelText<HTMLInputElement>('Full name').map((input) => input.value);
    expect(names).toEqual(['Aroha', 'Mere']);
  });

  it('adds an empty row where an initial row was removed', async () => {
    const { user } = renderForm({ definitions: [guests], initialValues: two });
    await user.click(screen.getByRole('button', { name: 'Remove Guest 2' }));
    await user.click(screen.getByRole('button', { name: 'Add guest' }));
    const names = screen.getAllByLabelText<HTMLInputElement>('Full name').map((input) => input.value);
    expect(names).toEqual(['Aroha', '']);
  });

  it('stays between its minimum and maximum of rows', () => {
    renderForm({ definitions: [{ ...guests, min: 2, max: 2 }], initialValues: two });
    expect(screen.getByRole('button', { name: 'Add guest' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Remove Guest 1' })).toHaveProperty('disabled', true);
  });

  it('lists the errors of a row and links to its field', async () => {
    const { user, save } = renderForm({
      definitions: [guests],
      initialValues: { guests: [{ name: 'Aroha' }, {}] },
      validate: validateByRules({ guests: [rules.minRows(3)], 'guests[].name': [rules.required()] }),
    });
    await user.click(save());
    const list = within(await screen.findByRole('alert'));
    expect(list.getByText('2 things need another look')).toBeTruthy();
    expect(screen.getAllByText('At least 3 are needed', { exact: false })).toHaveLength(2);
    await user.click(list.getByRole('link', { name: 'Guest 2: Full name' }));
    expect(document.activeElement).toBe(screen.getAllByLabelText('Full name')[1]);
  });

  it("shows the server's messages in its rows", async () => {
    const failure = { message: 'No', fields: { 'guests.1.age': ['Too young'] } };
    const { user, save } = renderForm({
      definitions: [guests],
      initialValues: two,
      onSubmit: async () => failure,
    });
    await user.click(save());
    expect(await screen.findAllByText(/Too young/)).toHaveLength(2);
    expect(screen.getAllByLabelText('Age')[1]?.getAttribute('aria-invalid')).toBe('true');
  });

  it('renders one field per letter typed in a row', async () => {
    const rendered: string[] = [];
    function Probe({ definition, value, onChange }: FieldControlProps) {
      rendered.push(definition.name);
      return (
        <TextInput
          name={definition.name}
          value={String(value ?? '')}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    }
    const fields = [{ name: 'name', kind: 'probe', label: 'Full name' }];
    const { user } = renderForm({
      definitions: [{ ...guests, fields }],
      initialValues: two,
      fieldComponents: { probe: Probe },
    });
    await user.click(screen.getAllByLabelText('Full name')[1] ?? document.body);
    rendered.length = 0;
    await user.keyboard('!');
    expect(rendered).toEqual(['guests[1].name']);
  });
});
