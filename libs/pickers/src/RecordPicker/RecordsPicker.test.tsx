import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aRecord } from '../testing/createPickerApi';
import { showRecordsPicker } from '../testing/showPicker';

const records = ['Otago', 'Southland', 'Waikato'].map((name) => aRecord('regions', name));
const reference = (title: string) => ({ hashcode: title, title, model: 'callboard.Region' });

describe('RecordsPicker', () => {
  it('[2.51] selects several and stays open for the next', async () => {
    const { user, input, onChange } = showRecordsPicker({ records });
    await user.click(input);
    await user.click(await screen.findByRole('option', { name: 'Otago' }));
    await user.click(await screen.findByRole('option', { name: 'Waikato' }));
    expect(onChange).toHaveBeenLastCalledWith([reference('Otago'), reference('Waikato')]);
    expect(input.getAttribute('aria-expanded')).toBe('true');
  });

  it('deselects a record that is selected a second time', async () => {
    const { user, input, onChange } = showRecordsPicker({ records, value: [reference('Otago')] });
    await user.click(input);
    const option = await screen.findByRole('option', { name: 'Otago' });
    expect(option.getAttribute('aria-selected')).toBe('true');
    await user.click(option);
    expect(onChange).toHaveBeenLastCalledWith([]);
  });

  it('removes the last chip on Backspace in an empty input', async () => {
    const { user, input, onChange } = showRecordsPicker({
      value: [reference('Otago'), 'Southland'],
      records,
    });
    await user.click(input);
    await user.keyboard('x{Backspace}');
    expect(onChange).not.toHaveBeenCalled();
    await user.keyboard('{Backspace}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith([reference('Otago')]);
  });

  it('removes any chip by its own button, reached by keyboard', async () => {
    const { user, onChange } = showRecordsPicker({ value: [reference('Otago'), reference('Waikato')] });
    await user.tab();
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith([reference('Waikato')]);
  });
});
