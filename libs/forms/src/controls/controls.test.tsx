import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../definition';
import { Form, type FormProps } from '../Form/Form';

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

describe('choices', () => {
  it.each(['select', 'radio', 'multiselect'])('[8.8] say when there are none to choose from: %s', (kind) => {
    show({ kind });
    expect(screen.getByText('Options have not been configured')).toBeTruthy();
  });

  it('[9.7] ask to select', () => {
    show({ kind: 'select', options });
    expect(screen.getByRole('option', { name: 'Please select' })).toBeTruthy();
  });

  it('[5.22] take a text of one’s own as Other', async () => {
    const { user, saved } = show({ kind: 'select', options, hasOther: true }, 'court');
    await user.selectOptions(screen.getByRole('combobox'), 'Other');
    await user.type(screen.getByLabelText('Thing: other'), 'Barn');
    expect(await saved()).toBe('Barn');
    await user.selectOptions(screen.getByRole('combobox'), 'Stage');
    expect(screen.queryByLabelText('Thing: other')).toBeNull();
    expect(await saved()).toBe('stage');
  });

  it('[5.22] show a stored text of one’s own as Other', () => {
    show({ kind: 'radio', options, hasOther: true }, 'Barn');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Other' }).checked).toBe(true);
    expect(screen.getByLabelText('Thing: other')).toHaveProperty('value', 'Barn');
  });

  it('[5.22] take a text of one’s own beside several, and let it go again', async () => {
    const { user, saved } = show({ kind: 'multiselect', options, hasOther: true }, ['court']);
    await user.click(screen.getByRole('checkbox', { name: 'Other' }));
    await user.type(screen.getByLabelText('Thing: other'), 'Barn');
    await user.click(screen.getByRole('checkbox', { name: 'Stage' }));
    expect(await saved()).toEqual(['stage', 'court', 'Barn']);
    await user.click(screen.getByRole('checkbox', { name: 'Other' }));
    expect(screen.queryByLabelText('Thing: other')).toBeNull();
    expect(await saved()).toEqual(['stage', 'court']);
  });

  it('[5.22] [5.23] count a text of one’s own among the most', async () => {
    const most = { kind: 'multiselect', options, hasOther: true, max: 2 };
    const { user, saved } = show(most, ['stage', 'Barn']);
    await user.click(screen.getByRole('checkbox', { name: 'Court' }));
    expect(screen.getByText('You can only select 2 options')).toBeTruthy();
    expect(await saved()).toEqual(['stage', 'Barn']);
  });

  it('[5.23] refuse more than the most', async () => {
    const { user, saved } = show({ kind: 'multiselect', options, max: 2 }, ['stage', 'court']);
    await user.click(screen.getByRole('checkbox', { name: 'Field' }));
    expect(screen.getByText('You can only select 2 options')).toBeTruthy();
    expect(await saved()).toEqual(['stage', 'court']);
  });

  it('[5.23] say when a stored value has more than the most', () => {
    show({ kind: 'multiselect', options, max: 1 }, ['stage', 'court']);
    expect(screen.getByText('You can only select 1 options')).toBeTruthy();
  });

  it('are found by typing where there are many, and taken all at once', async () => {
    const { user, saved } = show({ kind: 'multiselect', options: many });
    await user.type(screen.getByLabelText('Filter options'), 'choice 1{Enter}');
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Select all' }));
    expect(await saved()).toEqual(['1', '10', '11']);
  });
});

describe('tags', () => {
  it('take a pasted list, none twice whatever its case', async () => {
    const { user, saved } = show({ kind: 'tags' }, ['Jazz']);
    await user.click(screen.getByRole('textbox'));
    await user.paste('rock, JAZZ;  hip  hop\nrock');
    expect(screen.getByText('Jazz is there already')).toBeTruthy();
    expect(await saved()).toEqual(['Jazz', 'rock', 'hip hop']);
  });

  it('are taken away by their button and by Backspace', async () => {
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
  ])('in %s is typed as %s, read as %s', async (currency, typed, read, amount) => {
    const { user, saved } = show({ kind: 'money', currency });
    await user.type(screen.getByLabelText('Thing'), typed);
    await user.tab();
    expect(screen.getByLabelText('Thing')).toHaveProperty('value', read);
    expect(await saved()).toEqual({ amount, currency });
  });

  it('stays a text where it is no amount, so that validation can say so', async () => {
    const { user, saved } = show({ kind: 'money', currency: 'JPY' });
    await user.type(screen.getByLabelText('Thing'), '12.50');
    expect(await saved()).toBe('12.50');
  });
});

it('[9.7] an address asks to select where its parts are chosen', () => {
  show({ kind: 'address', countries: [{ value: 'NZ', label: 'New Zealand' }] });
  expect(screen.getByRole('option', { name: 'Please select...' })).toBeTruthy();
});

it('an address offers the regions that its definition gives', async () => {
  const { user, saved } = show({ kind: 'address', regions: [{ value: 'WGN', label: 'Wellington' }] });
  await user.selectOptions(screen.getByLabelText('Region'), 'Wellington');
  await user.type(screen.getByLabelText('Postcode'), '6011');
  expect(await saved()).toEqual({ region: 'WGN', postcode: '6011' });
});

it('a kind that nobody draws is said to be empty rather than take the form away', () => {
  show({ kind: 'hologram' });
  expect(screen.getByText('Not entered')).toBeTruthy();
});
