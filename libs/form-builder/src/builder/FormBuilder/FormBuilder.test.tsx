import type { FormContent } from '@callboard/api-contract/forms';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { placeOf } from '../operations/places';
import { FormBuilder, type FormBuilderProps } from './FormBuilder';
import { entryForm } from './formBuilder.data';

afterEach(cleanup);

/** Shows the builder as a screen does, and answers with the form as it is after each change. */
function show(rest: Partial<FormBuilderProps> = {}) {
  const onChange = vi.fn<(content: FormContent) => void>();
  function Kept() {
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
  render(<Kept />);
  const partNamed = (id: string) => {
    const content = onChange.mock.lastCall?.[0];
    return content && placeOf(content, id)?.part;
  };
  return { onChange, partNamed, user: userEvent.setup() };
}

const open = (name: string) => screen.getByRole('button', { name, expanded: false });
const choose = (name: string) => screen.getByRole('menuitem', { name });

it('changes a label and never its id', async () => {
  const { user, partNamed } = show();
  await user.click(open('1 Title of the act'));
  const label = screen.getByRole('textbox', { name: /^Question/ });
  await user.type(label, '!');
  expect(partNamed('title')).toMatchObject({ id: 'title', label: 'Title of the act!' });
});

it('has its former label again where it was left empty', async () => {
  const { user, partNamed } = show();
  await user.click(open('4 How many minutes does it take?'));
  const label = screen.getByRole('textbox', { name: /^Question/ });
  await user.type(label, '{Backspace}'.repeat(40));
  expect(label.getAttribute('aria-invalid')).toBe('true');
  expect(partNamed('minutes')).toMatchObject({ label: 'H' });
  await user.tab();
  expect(partNamed('minutes')).toMatchObject({ label: 'How many minutes does it take?' });
});

it('takes another kind back with its options', async () => {
  const { user, partNamed } = show();
  await user.click(open('2 What kind of act is it?'));
  await user.selectOptions(screen.getByLabelText('Kind of answer'), 'Short text');
  expect(partNamed('kind')).toMatchObject({ kind: 'text', options: undefined });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(partNamed('kind')).toEqual(placeOf(entryForm, 'kind')?.part);
});

it('gives a new question no id of a removed one, or it would inherit the answers', async () => {
  const { user, onChange, partNamed } = show();
  await user.click(screen.getByRole('button', { name: 'More for question Full name' }));
  await user.click(choose('Remove'));
  await user.click(screen.getAllByRole('button', { name: 'Add a question' })[1] ?? document.body);
  await user.click(choose('Email address'));
  await user.type(screen.getByRole('textbox', { name: /^Question/ }), 'Name{Enter}');
  expect(partNamed('name')).toBeUndefined();
  expect(partNamed('name_2')).toMatchObject({ kind: 'email', label: 'Name' });
  await user.click(screen.getByRole('button', { name: 'More for question Name' }));
  await user.click(choose('Remove'));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(partNamed('name_2')).toBeDefined();
  expect(onChange).toHaveBeenCalledTimes(4);
});

it('gives a new question no id to which answers were given in a former edition', async () => {
  const { user, partNamed } = show({ answered: { stage_name: 4 } });
  await user.click(screen.getAllByRole('button', { name: 'Add a question' })[0] ?? document.body);
  await user.click(choose('Short text'));
  await user.type(screen.getByRole('textbox', { name: /^Question/ }), 'Stage name{Enter}');
  expect(partNamed('stage_name_2')).toMatchObject({ label: 'Stage name' });
});

it('puts the next option behind the one in which Enter is pressed', async () => {
  const { user, partNamed } = show();
  await user.click(open('2 What kind of act is it?'));
  await user.type(screen.getByRole('textbox', { name: 'Option 1' }), '{Enter}Circus{Enter}');
  await user.click(screen.getByRole('textbox', { name: 'Option 4' }));
  await user.paste('Magic\nMime');
  expect(partNamed('kind')).toMatchObject({
    options: ['Dance', 'Circus', 'Drama', 'Music', 'Magic', 'Mime'].map((label) => ({ label })),
  });
});

it('takes an option that was typed and left without Enter', async () => {
  const { user, partNamed } = show();
  await user.click(open('2 What kind of act is it?'));
  await user.type(screen.getByRole('textbox', { name: 'New option' }), 'Circus');
  await user.tab();
  expect(partNamed('kind')).toMatchObject({ options: [{}, {}, {}, { value: 'circus', label: 'Circus' }] });
});

it('says that answers have no place in rows, and takes the move back', async () => {
  const { user, partNamed, onChange } = show({ answered: { minutes: 3 } });
  await user.click(screen.getByRole('button', { name: 'Move How many minutes does it take? down' }));
  expect(screen.getByRole('status').textContent).toBe(
    'How many minutes does it take? is now 1 of 3 in Team. The 3 answers that it was given have no place there.',
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onChange.mock.lastCall?.[0]).toEqual(entryForm);
  expect(partNamed('minutes')).toBeDefined();
});

it('asks a section row by row', async () => {
  const { user, partNamed } = show();
  await user.click(open('About the act'));
  const settings = within(screen.getByRole('group', { name: 'Settings of section About the act' }));
  await user.click(settings.getByRole('checkbox', { name: 'Answer it row by row' }));
  await user.clear(settings.getByRole('textbox', { name: 'Most rows' }));
  await user.type(settings.getByRole('textbox', { name: 'Most rows' }), '101');
  expect(settings.getByText('A whole number from 1 to 100')).toBeDefined();
  expect(partNamed('about_the_act')).toMatchObject({ repeat: { row: 'About the act', min: 0, max: 10 } });
});

it('adds, renames and removes a page', async () => {
  const { user, partNamed } = show();
  await user.click(screen.getByRole('button', { name: 'Add a page' }));
  expect(screen.getByRole('textbox', { name: /^Page title/ })).toHaveProperty('value', 'Page 3');
  await user.type(screen.getByRole('textbox', { name: /^Page title/ }), ' (last)');
  expect(partNamed('page_3')).toMatchObject({ title: 'Page 3 (last)' });
  await user.click(screen.getByRole('button', { name: 'More for page Page 3 (last)' }));
  await user.click(choose('Remove'));
  expect(partNamed('page_3')).toBeUndefined();
});

it('changes nothing where it is only read', async () => {
  const { user, onChange } = show({ readOnly: true });
  await user.click(open('1 Title of the act'));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Add|Move|More|Remove)/ })).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});
