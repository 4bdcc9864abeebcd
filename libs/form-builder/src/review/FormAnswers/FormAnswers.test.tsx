import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { entryAnswers, entryForm, everyAnswer, everyKindForm } from '../../fill/testing/forms.data';
import { FormAnswers } from './FormAnswers';

afterEach(cleanup);

/** The text of the answer to a question. */
function answerTo(label: string): string {
  return screen.getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent ?? '';
}

describe('the answers of a form', () => {
  it('[9.7] are shown next to their questions, including missing ones', () => {
    render(<FormAnswers content={entryForm} answers={{ title: 'The tide' }} />);
    expect(answerTo('Title')).toBe('The tide');
    expect(answerTo('Email')).toBe('Not entered');
    expect(answerTo('Style')).toBe('Not selected');
    expect(screen.getByText('None added')).toBeTruthy();
  });

  it('are only those of visible fields', () => {
    render(<FormAnswers content={entryForm} answers={{ ...entryAnswers, shoes: 'Boots' }} />);
    expect(screen.queryByText('What do you wear on your feet?')).toBeNull();
    expect(screen.queryByText('The dance floor')).toBeNull();
  });

  it('of rows are shown in a table', () => {
    render(<FormAnswers content={entryForm} answers={entryAnswers} />);
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Full nameRoleInstrument',
      'Aroha NgataPerformer',
      'Ben CooperMusicianCello',
    ]);
  });

  it('show their points and the total', () => {
    const some = { number: 7, radio: 'much' };
    render(<FormAnswers content={everyKindForm} answers={some} />);
    expect(answerTo('Experience')).toContain('5 points');
    expect(screen.getByText('7 points')).toBeTruthy();
  });

  it('show no score if the form gives no points', () => {
    render(<FormAnswers content={entryForm} answers={entryAnswers} />);
    expect(screen.queryByText('Score')).toBeNull();
  });

  it('show their errors, and open their page', async () => {
    const onChange = vi.fn();
    const errors = { title: ['Field is required'], 'members[1].instrument': ['Too loud'] };
    render(<FormAnswers content={entryForm} answers={entryAnswers} errors={errors} onChange={onChange} />);
    expect(answerTo('Title')).toContain('Field is required');
    expect(screen.getByRole('cell', { name: 'Cello Too loud' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Change Your act' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('act');
  });

  it('of every kind are readable text', () => {
    const { attachment: _files, photo: _photo, ...readable } = everyAnswer;
    const { container } = render(<FormAnswers content={everyKindForm} answers={readable} />);
    expect(container.textContent).not.toMatch(/\[object|undefined|NaN/);
  });
});
