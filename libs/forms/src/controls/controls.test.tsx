import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../definition';
import { Form } from '../Form/Form';
import type { FormProps } from '../Form/Form.types';

afterEach(cleanup);

function show(definition: Partial<FieldDefinition> & { kind: string }, value?: unknown) {
  const onSubmit = vi.fn<FormProps['onSubmit']>(async () => undefined);
  const definitions = [{ name: 'thing', label: 'Thing', ...definition }];
  render(<Form definitions={definitions} initialValues={{ thing: value }} onSubmit={onSubmit} />);
  const user = userEvent.setup();
  async function saved() {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    return onSubmit.mock.calls.at(-1)?.[0]['thing'];
  }
  return { user, saved };
}

const options = ['Stage', 'Court', 'Field'].map((label) => ({ value: label.toLowerCase(), label }));
const many = Array.from({ length: 12 }, (_, index) => ({ value: `${index}`, label: `Choice ${index}` }));

describe('options', () => {
  it.each(['select', 'radio', 'multiselect'])('[8.8] show a message when there are none: %s', (kind) => {
    show({ kind });
    expect(screen.getByText('Options have not been configured')).toBeTruthy();
  });

  it('[9.7] have a placeholder', () => {
    show({ kind: 'select', options });
    expect(screen.getByRole('option', { name: 'Please select' })).toBeTruthy();
  });

  it('[5.22] accept free text as Other', async () => {
    const { user, saved } = show({ kind: 'select', options, hasOther: true }, 'court');
    await user.selectOptions(screen.getByRole('combobox'), 'Other');
    await user.type(screen.getByLabelText('Thing: other'), 'Barn');
    expect(await saved()).toBe('Barn');
    await user.selectOptions(screen.getByRole('combobox'), 'Stage');
    expect(screen.queryByLabelText('Thing: other')).toBeNull();
    expect(await saved()).toBe('stage');
  });

  it('[5.22] show stored free text as Other', () => {
    show({ kind: 'radio', options, hasOther: true }, 'Barn');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Other' }).checked).toBe(true);
    expect(screen.getByLabelText('Thing: other')).toHaveProperty('value', 'Barn');
  });

  it('[5.22] accept free text together with several options, and remove it again', async () => {
    const { user, saved } = show({ kind: 'multiselect', options, hasOther: true }, ['court']);
    await user.click(screen.getByRole('checkbox', { name: 'Other' }));
    await user.type(screen.getByLabelText('Thing: other'), 'Barn');
    await user.click(screen.getByRole('checkbox', { name: 'Stage' }));
    expect(await saved()).toEqual(['stage', 'court', 'Barn']);
    await user.click(screen.getByRole('checkbox', { name: 'Other' }));
    expect(screen.queryByLabelText('Thing: other')).toBeNull();
    expect(await saved()).toEqual(['stage', 'court']);
  });

  it('[5.22] [5.23] count free text towards the maximum', async () => {
    const most = { kind: 'multiselect', options, hasOther: true, max: 2 };
    const { user, saved } = show(most, ['stage', 'Barn']);
    await user.click(screen.getByRole('checkbox', { name: 'Court' }));
    expect(screen.getByText('You can only select 2 options')).toBeTruthy();
    expect(await saved()).toEqual(['stage', 'Barn']);
  });

  it('[5.23] refuse more than the maximum', async () => {
    const { user, saved } = show({ kind: 'multiselect', options, max: 2 }, ['stage', 'court']);
    await user.click(screen.getByRole('checkbox', { name: 'Field' }));
    expect(screen.getByText('You can only select 2 options')).toBeTruthy();
    expect(await saved()).toEqual(['stage', 'court']);
  });

  it('[5.23] show a message when a stored value exceeds the maximum', () => {
    show({ kind: 'multiselect', options, max: 1 }, ['stage', 'court']);
    expect(screen.getByText('You can only select 1 options')).toBeTruthy();
  });

  it('can be filtered by typing when there are many, and selected all together', async () => {
    const { user, saved } = show({ kind: 'multiselect', options: many });
    await user.type(screen.getByLabelText('Filter options'), 'choice 1{Enter}');
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Select all' }));
    expect(await saved()).toEqual(['1', '10', '11']);
  });
});

describe('tags', () => {
  it('accept a pasted list without duplicates, ignoring case', async () => {
    const { user, saved } = show({ kind: 'tags' }, ['Jazz']);
    await user.click(screen.getByRole('textbox'));
    await user.paste('rock, JAZZ;  hip  hop\nrock');
    expect(screen.getByText('Jazz was added already')).toBeTruthy();
    expect(await saved()).toEqual(['Jazz', 'rock', 'hip hop']);
  });

  it('are removed by their button and by Backspace', async () => {
    const { user, saved } = show({ kind: 'tags' }, ['jazz', 'rock', 'folk']);
    await user.click(screen.getByRole('button', { name: 'Remove jazz' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    await user.keyboard('{Backspace}');
    expect(await saved()).toEqual(['rock']);
  });
});

describe('money', () => {
  it.each([
    ['NZD', '1,250.5', '1,250.50', 125050],
    ['JPY', '1250', '1,250', 1250],
    ['KWD', '1.5', '1.500', 1500],
  ])('in %s is typed as %s and shown as %s', async (currency, typed, read, amount) => {
    const { user, saved } = show({ kind: 'money', currency });
    await user.type(screen.getByLabelText('Thing'), typed);
    await user.tab();
    expect(screen.getByLabelText('Thing')).toHaveProperty('value', read);
    expect(await saved()).toEqual({ amount, currency });
  });

  it('stays a string when it is not an amount, so that validation can report it', async () => {
    const { user, saved } = show({ kind: 'money', currency: 'JPY' });
    await user.type(screen.getByLabelText('Thing'), '12.50');
    expect(await saved()).toBe('12.50');
  });
});

it('[9.7] an address shows a placeholder in a part with options', () => {
  show({ kind: 'address', countries: [{ value: 'NZ', label: 'New Zealand' }] });
  expect(screen.getByRole('option', { name: 'Please select...' })).toBeTruthy();
});

it('an address offers the regions of its definition', async () => {
  const { user, saved } = show({ kind: 'address', regions: [{ value: 'WGN', label: 'Wellington' }] });
  await user.selectOptions(screen.getByLabelText('Region'), 'Wellington');
  await user.type(screen.getByLabelText('Postcode'), '6011');
  expect(await saved()).toEqual({ region: 'WGN', postcode: '6011' });
});

it('shows a kind without a control as empty instead of failing', () => {
  show({ kind: 'hologram' });
  expect(screen.getByText('Not entered')).toBeTruthy();
});
