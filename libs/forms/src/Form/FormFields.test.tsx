import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TextInput } from '@callboard/ui-kit/inputs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FieldControlProps, FieldDefinition } from '../definition';
import { rules } from '../rules/rules';
import { validateByRules } from '../rules/validateByRules';
import type { AsyncVerdict } from './askServer';
import { Form, type FormProps } from './Form';

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

function show(props: Partial<FormProps>) {
  const onSubmit = vi.fn<FormProps['onSubmit']>(async () => undefined);
  const all = { definitions: [name], initialValues: { name: 'Hall' }, onSubmit, ...props };
  render(<Form {...all} />);
  const save = () => screen.getByRole('button', { name: /Save$/ });
  return { user: userEvent.setup(), onSubmit, save };
}

/** Answers to an asynchronous validator, given by hand. */
function answers() {
  const waiting: ((verdict: AsyncVerdict) => void)[] = [];
  const validateAsync = vi.fn(() => new Promise<AsyncVerdict>((resolve) => waiting.push(resolve)));
  return { validateAsync, answer: (verdict: AsyncVerdict) => waiting.shift()?.(verdict) };
}

describe('a form of many fields', () => {
  it('draws one of 300 fields for a keystroke', async () => {
    const drawn: string[] = [];
    function Probe({ definition, value, onChange }: FieldControlProps) {
      drawn.push(definition.name);
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
    const { user } = show({
      definitions,
      initialValues: {},
      fieldComponents: { probe: Probe },
      validate: validateByRules({ field7: [rules.required()] }),
    });
    // By its name alone: to look among 300 labels takes jsdom seconds.
    const [input] = document.getElementsByName('field150');
    await user.click(input ?? document.body);
    drawn.length = 0;
    await user.keyboard('abc');
    expect(drawn).toEqual(['field150', 'field150', 'field150']);
  });
});

describe('[5.13] an asynchronous validator', () => {
  it('is asked when valid values are submitted, shows that it is busy, and lets them through', async () => {
    const { validateAsync, answer } = answers();
    const { user, onSubmit, save } = show({ validateAsync });
    await user.click(save());
    expect(save().getAttribute('aria-busy')).toBe('true');
    expect(onSubmit).not.toHaveBeenCalled();
    answer({ valid: true });
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ name: 'Hall' }));
  });

  it('is not asked about what is wrong anyway', async () => {
    const { validateAsync } = answers();
    const { user, save } = show({
      validateAsync,
      initialValues: {},
      validate: validateByRules({ name: [rules.required()] }),
    });
    await user.click(save());
    expect(await screen.findAllByText('Field is required', { exact: false })).toHaveLength(2);
    expect(validateAsync).not.toHaveBeenCalled();
  });

  it('puts its errors beside their fields, the focus on the first', async () => {
    const { validateAsync, answer } = answers();
    const { user, onSubmit, save } = show({ validateAsync });
    await user.click(save());
    answer({ valid: false, errors: { name: ['This name is taken'] } });
    expect(await screen.findAllByText(/This name is taken/)).toHaveLength(2);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('drops an answer about values that were changed meanwhile, and asks about the new ones', async () => {
    const { validateAsync, answer } = answers();
    const { user, onSubmit, save } = show({ validateAsync });
    await user.click(save());
    await user.type(screen.getByLabelText('Name'), ' 2');
    answer({ valid: false, errors: { name: ['This name is taken'] } });
    await waitFor(() => expect(validateAsync).toHaveBeenLastCalledWith({ name: 'Hall 2' }));
    expect(screen.queryByText(/This name is taken/)).toBeNull();
    answer({ valid: true });
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ name: 'Hall 2' }));
  });

  it('says so when it cannot be asked', async () => {
    const { user, onSubmit, save } = show({ validateAsync: () => Promise.reject(new Error('offline')) });
    await user.click(save());
    expect(await screen.findByText('This could not be checked. Please try again.')).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('a repeat group', () => {
  const two = { guests: [{ name: 'Aroha' }, { name: 'Mere' }] };

  it('hands over its rows in their order, moved by the keyboard', async () => {
    const { user, onSubmit, save } = show({ definitions: [guests], initialValues: two });
    await user.click(screen.getByRole('button', { name: 'Move Guest 2 up' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Guest 1 down' }));
    await user.click(screen.getByRole('button', { name: 'Add guest' }));
    await user.keyboard('Hone');
    await user.click(save());
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      guests: [{ name: 'Mere' }, { name: 'Aroha' }, { name: 'Hone' }],
    });
  });

  it('takes a row away and brings it back where it was', async () => {
    const { user } = show({ definitions: [guests], initialValues: two });
    await user.click(screen.getByRole('button', { name: 'Remove Guest 1' }));
    expect(screen.getByText('Guest 1 was removed')).toBeTruthy();
    expect(screen.getAllByLabelText('Full name')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const names = screen.getAllByLabelText<HTMLInputElement>('Full name').map((input) => input.value);
    expect(names).toEqual(['Aroha', 'Mere']);
  });

  it('adds an empty row where another stood at first', async () => {
    const { user } = show({ definitions: [guests], initialValues: two });
    await user.click(screen.getByRole('button', { name: 'Remove Guest 2' }));
    await user.click(screen.getByRole('button', { name: 'Add guest' }));
    const names = screen.getAllByLabelText<HTMLInputElement>('Full name').map((input) => input.value);
    expect(names).toEqual(['Aroha', '']);
  });

  it('keeps between its fewest and its most rows', () => {
    show({ definitions: [{ ...guests, min: 2, max: 2 }], initialValues: two });
    expect(screen.getByRole('button', { name: 'Add guest' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Remove Guest 1' })).toHaveProperty('disabled', true);
  });

  it('names what is wrong in a row, and leads to it', async () => {
    const { user, save } = show({
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

  it("puts the server's words into its rows", async () => {
    const failure = { message: 'No', fields: { 'guests.1.age': ['Too young'] } };
    const { user, save } = show({
      definitions: [guests],
      initialValues: two,
      onSubmit: async () => failure,
    });
    await user.click(save());
    expect(await screen.findAllByText(/Too young/)).toHaveLength(2);
    expect(screen.getAllByLabelText('Age')[1]?.getAttribute('aria-invalid')).toBe('true');
  });

  it('draws one field for a letter that is typed in a row', async () => {
    const drawn: string[] = [];
    function Probe({ definition, value, onChange }: FieldControlProps) {
      drawn.push(definition.name);
      return (
        <TextInput
          name={definition.name}
          value={String(value ?? '')}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    }
    const fields = [{ name: 'name', kind: 'probe', label: 'Full name' }];
    const { user } = show({
      definitions: [{ ...guests, fields }],
      initialValues: two,
      fieldComponents: { probe: Probe },
    });
    await user.click(screen.getAllByLabelText('Full name')[1] ?? document.body);
    drawn.length = 0;
    await user.keyboard('!');
    expect(drawn).toEqual(['guests[1].name']);
  });
});
