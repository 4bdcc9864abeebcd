import type { FormContent } from '@callboard/api-contract/forms';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { placeOf } from '../operations/places';
import { FormBuilder, type FormBuilderProps } from './FormBuilder';
import { entryForm } from '../testing/entryForm.data';

afterEach(cleanup);

/** Renders the builder with its content in state, as a screen does. */
function show(rest: Partial<FormBuilderProps> = {}) {
  const onChange = vi.fn<(content: FormContent) => void>();
  function Controlled() {
    const [content, setContent] = useState(rest.content ?? entryForm);
    return (
      <FormBuilder
        answered={{}}
        {...rest}
        content={content}
        onChange={(next) => {
          setContent(next);
          onChange(next);
        }}
      />
    );
  }
  render(<Controlled />);
  const partWithId = (id: string) => {
    const content = onChange.mock.lastCall?.[0];
    return content && placeOf(content, id)?.part;
  };
  return { onChange, partWithId, user: userEvent.setup() };
}

const open = (name: string) => screen.getByRole('button', { name, expanded: false });
const choose = (name: string) => screen.getByRole('menuitem', { name });

it('changes a label but never its id', async () => {
  const { user, partWithId } = show();
  await user.click(open('1 Title of the act'));
  const label = screen.getByRole('textbox', { name: /^Question/ });
  await user.type(label, '!');
  expect(partWithId('title')).toMatchObject({ id: 'title', label: 'Title of the act!' });
});

it('restores the previous label when it is left empty', async () => {
  const { user, partWithId } = show();
  await user.click(open('4 How many minutes does it take?'));
  const label = screen.getByRole('textbox', { name: /^Question/ });
  await user.type(label, '{Backspace}'.repeat(40));
  expect(label.getAttribute('aria-invalid')).toBe('true');
  expect(partWithId('minutes')).toMatchObject({ label: 'H' });
  await user.tab();
  expect(partWithId('minutes')).toMatchObject({ label: 'How many minutes does it take?' });
});

it('undoes a change of kind, including its options', async () => {
  const { user, partWithId } = show();
  await user.click(open('2 What kind of act is it?'));
  await user.selectOptions(screen.getByLabelText('Kind of answer'), 'Short text');
  expect(partWithId('kind')).toMatchObject({ kind: 'text', options: undefined });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(partWithId('kind')).toEqual(placeOf(entryForm, 'kind')?.part);
});

it('[9.5] asks for a start and an end, in days or with times of day', async () => {
  const { user, partWithId } = show();
  await user.click(open('4 How many minutes does it take?'));
  expect(screen.queryByRole('checkbox', { name: 'With times of day' })).toBeNull();
  await user.selectOptions(screen.getByLabelText('Kind of answer'), 'Start and end');
  await user.click(screen.getByRole('checkbox', { name: 'With times of day' }));
  expect(partWithId('minutes')).toMatchObject({ kind: 'daterange', hasTimes: true });
  await user.click(screen.getByRole('checkbox', { name: 'With times of day' }));
  expect(partWithId('minutes')).toMatchObject({ kind: 'daterange', hasTimes: undefined });
});

it('never gives a new question the id of a removed one, whose answers it would inherit', async () => {
  const { user, onChange, partWithId } = show();
  await user.click(screen.getByRole('button', { name: 'More for question Full name' }));
  await user.click(choose('Remove'));
  await user.click(screen.getAllByRole('button', { name: 'Add a question' })[1] ?? document.body);
  await user.click(choose('Email address'));
  await user.type(screen.getByRole('textbox', { name: /^Question/ }), 'Name{Enter}');
  expect(partWithId('name')).toBeUndefined();
  expect(partWithId('name_2')).toMatchObject({ kind: 'email', label: 'Name' });
  await user.click(screen.getByRole('button', { name: 'More for question Name' }));
  await user.click(choose('Remove'));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(partWithId('name_2')).toBeDefined();
  expect(onChange).toHaveBeenCalledTimes(4);
});

it('never gives a new question an id that has answers from an earlier version', async () => {
  const { user, partWithId } = show({ answered: { stage_name: 4 } });
  await user.click(screen.getAllByRole('button', { name: 'Add a question' })[0] ?? document.body);
  await user.click(choose('Short text'));
  await user.type(screen.getByRole('textbox', { name: /^Question/ }), 'Stage name{Enter}');
  expect(partWithId('stage_name_2')).toMatchObject({ label: 'Stage name' });
});

it('adds the next option after the one in which Enter is pressed', async () => {
  const { user, partWithId } = show();
  await user.click(open('2 What kind of act is it?'));
  await user.type(screen.getByRole('textbox', { name: 'Option 1' }), '{Enter}Circus{Enter}');
  await user.click(screen.getByRole('textbox', { name: 'Option 4' }));
  await user.paste('Magic\nMime');
  expect(partWithId('kind')).toMatchObject({
    options: ['Dance', 'Circus', 'Drama', 'Music', 'Magic', 'Mime'].map((label) => ({ label })),
  });
});

it('adds an option that was typed when its input loses focus', async () => {
  const { user, partWithId } = show();
  await user.click(open('2 What kind of act is it?'));
  await user.type(screen.getByRole('textbox', { name: 'New option' }), 'Circus');
  await user.tab();
  expect(partWithId('kind')).toMatchObject({ options: [{}, {}, {}, { value: 'circus', label: 'Circus' }] });
});

it('warns that answers are lost when a question moves into rows, and undoes the move', async () => {
  const { user, partWithId, onChange } = show({ answered: { minutes: 3 } });
  await user.click(screen.getByRole('button', { name: 'Move How many minutes does it take? down' }));
  expect(screen.getByRole('status').textContent).toBe(
    'How many minutes does it take? is now 1 of 3 in Team. The 3 answers that it has do not fit there.',
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onChange.mock.lastCall?.[0]).toEqual(entryForm);
  expect(partWithId('minutes')).toBeDefined();
});

it('makes a section repeat row by row', async () => {
  const { user, partWithId } = show();
  await user.click(open('About the act'));
  const settings = within(screen.getByRole('group', { name: 'Settings of section About the act' }));
  await user.click(settings.getByRole('checkbox', { name: 'Answer it row by row' }));
  await user.clear(settings.getByRole('spinbutton', { name: 'Most rows' }));
  await user.type(settings.getByRole('spinbutton', { name: 'Most rows' }), '101');
  expect(settings.getByText('Enter a whole number from 1 to 100.')).toBeDefined();
  expect(partWithId('about_the_act')).toMatchObject({ repeat: { row: 'About the act', min: 0, max: 10 } });
});

it('adds, renames and removes a page', async () => {
  const { user, partWithId } = show();
  await user.click(screen.getByRole('button', { name: 'Add a page' }));
  expect(screen.getByRole('textbox', { name: /^Page title/ })).toHaveProperty('value', 'Page 3');
  await user.type(screen.getByRole('textbox', { name: /^Page title/ }), ' (last)');
  expect(partWithId('page_3')).toMatchObject({ title: 'Page 3 (last)' });
  await user.click(screen.getByRole('button', { name: 'More for page Page 3 (last)' }));
  await user.click(choose('Remove'));
  expect(partWithId('page_3')).toBeUndefined();
});

it('changes nothing when it is read-only', async () => {
  const { user, onChange } = show({ readOnly: true });
  await user.click(open('1 Title of the act'));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Add|Move|More|Remove)/ })).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});
