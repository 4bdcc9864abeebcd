import type { FormContent } from '@callboard/api-contract/forms';
import { translate } from '@callboard/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { FormBuilder, type FormBuilderProps } from './FormBuilder';
import { brokenForm, emptyForm, entryForm, longForm, wordyForm } from '../testing/entryForm.data';
import { messages } from '../messages';

const meta = {
  title: 'Form builder/FormBuilder',
  parameters: {
    guide: {
      use: ['To write a form that others fill in: pages, sections, questions, conditions.'],
      avoid: ['The form of a record: RecordForm.', 'To try it: FormPreview.'],
      dos: [
        ['Empty', 'An empty form offers the first question.'],
        ['ReadOnly', 'A version that is in use is read-only.'],
      ],
      anatomy: [
        ['Page', 'a step for those who fill it in'],
        ['Section', 'a heading over questions'],
        ['Question', 'its kind, its text, its condition'],
      ],
      keys: [
        ['Tab', 'goes to the handle and the menu of a question'],
        ['Escape', 'while dragging: puts it back'],
      ],
      accessibility: ['Moving and removing are in the menus as well; a removal can be undone.'],
    },
  },
  component: FormBuilder,
  args: {
    content: entryForm,
    onChange: fn<FormBuilderProps['onChange']>(),
    answered: { title: 27, kind: 27 },
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof FormBuilder>;

export default meta;
type Story = StoryObj<typeof meta>;

const moreFor = (title: string) => translate('More for question {title}', { title });
const secondPage = () => messages.pageOf(2, 2);

/** Stores the content in state, as a screen does. */
function Controlled({ content: first, onChange, ...rest }: FormBuilderProps) {
  const [content, setContent] = useState(first);
  return (
    <FormBuilder
      {...rest}
      content={content}
      onChange={(next) => {
        setContent(next);
        onChange(next);
      }}
    />
  );
}

export const Default: Story = {};

export const Empty: Story = { args: { content: emptyForm, answered: {} } };

export const AddedByKeyboard: Story = {
  args: { content: emptyForm, answered: {} },
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('button', { name: translate('Add a question') }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('menuitem', { name: translate('Short text') })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown>7/}');
    await expect(canvas.getByRole('menuitem', { name: translate('One choice, all visible') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: new RegExp(`^${messages.question}`) })).toHaveFocus();
    await userEvent.keyboard('Size of the group{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: translate('New option') })).toHaveFocus());
    await userEvent.keyboard('Small{Enter}Large{Enter}');
    await userEvent.paste('Solo\n- Duo\n');
    await expect(
      canvas.getByRole('textbox', { name: translate('Option {number}', { number: '4' }) }),
    ).toHaveValue('Duo');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      pages: [
        {
          id: 'page',
          title: 'Page 1',
          sections: [
            {
              id: 'section',
              fields: [
                {
                  id: 'size_of_the_group',
                  kind: 'radio',
                  label: 'Size of the group',
                  options: [
                    { value: 'small', label: 'Small' },
                    { value: 'large', label: 'Large' },
                    { value: 'solo', label: 'Solo' },
                    { value: 'duo', label: 'Duo' },
                  ],
                },
              ],
            },
          ],
        },
      ],
    });
  },
};

export const MovedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const down = () =>
      canvas.getByRole('button', {
        name: messages.moveDownNamed('How many minutes does it take?'),
      });
    down().focus();
    await userEvent.keyboard('{Enter}');
    // Moves out of its section into the next one.
    await expect(
      canvas.getByText(messages.moved('How many minutes does it take?', 1, 3, 'Team')),
    ).toBeInTheDocument();
    await waitFor(() => expect(down()).toHaveFocus());
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() =>
      expect(titlesIn(canvas.getAllByRole('button', { expanded: false }))).toEqual([
        'About the act',
        '1 Title of the act *',
        '2 What kind of act is it? *',
        '3 Which styles of dance?',
        'Team',
        '4 Full name *',
        '5 Date of birth',
        '6 How many minutes does it take?',
      ]),
    );
  },
};

export const MovedToAnotherPage: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: moreFor('Title of the act') }));
    await userEvent.click(canvas.getByRole('menuitem', { name: translate('Move to…') }));
    await userEvent.selectOptions(
      canvas.getByLabelText(messages.moveWhere),
      `Music and pictures › ${messages.section(1)}`,
    );
    await userEvent.selectOptions(
      canvas.getByLabelText(translate('Place')),
      messages.moveAfter('Backing track'),
    );
    await userEvent.click(canvas.getByRole('button', { name: translate('Move') }));
    await expect(canvas.getByRole('heading', { name: secondPage() })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '7 Title of the act', expanded: false })).toHaveFocus(),
    );
  },
};

export const Dragged: Story = {
  play: async ({ canvas, args }) => {
    const grip = canvas.getByTitle(translate('Drag {title}', { title: 'Title of the act' }));
    const over = canvas.getByTitle(translate('Drag {title}', { title: 'Full name' })).getBoundingClientRect();
    const last = { pointerId: 1, clientX: over.x + over.width / 2, clientY: over.bottom - 2 };
    await fireEvent.pointerDown(grip, { pointerId: 1, button: 0 });
    await fireEvent.pointerMove(grip, last);
    await fireEvent.pointerUp(grip, last);
    const [content] = fnCalls(args.onChange).at(-1) ?? [];
    await expect(content?.pages[0]?.sections[1]?.fields.map(({ id }) => id)).toContain('title');
  },
};

export const Condition: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: '4 How many minutes does it take?', expanded: false }),
    );
    await userEvent.click(canvas.getByRole('button', { name: translate('Add a condition') }));
    await userEvent.selectOptions(
      canvas.getByLabelText(translate('Earlier question')),
      '2. What kind of act is it?',
    );
    await userEvent.selectOptions(canvas.getByLabelText(translate('Answer')), 'Drama');
    await expect(
      canvas.getByText(
        translate('Shown if {conditions}', {
          conditions: messages.isEqual('What kind of act is it?', 'Drama'),
        }),
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: translate('Add a condition') }));
    await expect(
      canvas.getByRole('group', { name: translate('Condition {number}', { number: '2' }) }),
    ).toBeVisible();
  },
};

export const Contradictions: Story = {
  args: { content: brokenForm, answered: {} },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(messages.errors(6))).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: translate('Show all {count}', { count: '6' }) }),
    );
    await userEvent.click(canvas.getByRole('button', { name: messages.errorRow('Sum', 'Cell') }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '6 Sum', expanded: true })).toHaveFocus());
  },
};

export const RemovedAndUndone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: moreFor('What kind of act is it?') }));
    await userEvent.click(canvas.getByRole('menuitem', { name: translate('Remove') }));
    const dialog = canvas.getByRole('alertdialog');
    await expect(dialog).toHaveTextContent(messages.removeAnswers(27));
    await expect(dialog).toHaveTextContent('Which styles of dance?');
    await userEvent.click(canvas.getByRole('button', { name: translate('Remove') }));
    await expect(
      canvas.getByText(`${messages.removed('What kind of act is it?')}. ${messages.newErrors(1)}`),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: translate('Undo') })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: '2 What kind of act is it?', expanded: false }),
      ).toHaveFocus(),
    );
  },
};

export const Limits: Story = {
  args: { content: longForm, answered: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: translate('Add a question') })).toBeDisabled();
    await expect(canvas.getAllByText(messages.questionsLeft(0, 300))[0]).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: translate('Add a question') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '2 What kind of act is it?', expanded: false }));
    await expect(
      canvas.getByText(
        `${messages.optionWithPoints('Dance', 2)} · ${messages.optionWithPoints('Drama', 3)} · Music`,
      ),
    ).toBeVisible();
  },
};

export const LongText: Story = { args: { content: wordyForm, answered: { one: 1_234_567 } } };

export const LongTextOnANarrowScreen: Story = {
  args: { content: wordyForm, answered: { one: 1_234_567 } },
  globals: { width: 'narrow' },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Dark: Story = { args: { content: brokenForm }, globals: { mode: 'dark' } };

export const Phone: Story = {
  globals: { width: 'phone' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: translate('Show pages and questions') }));
    await userEvent.click(canvas.getByRole('button', { name: 'Music and pictures' }));
    await expect(canvas.getByRole('heading', { name: secondPage() })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: translate('Show pages and questions') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '7 Backing track', expanded: false }));
    await userEvent.click(canvas.getByRole('button', { name: moreFor('Backing track') }));
    await userEvent.click(canvas.getByRole('menuitem', { name: translate('Move down') }));
    await expect(
      canvas.getByText(messages.moved('Backing track', 2, 4, messages.section(1))),
    ).toBeInTheDocument();
  },
};

/** The titles on the buttons that open parts, without the details next to them. */
function titlesIn(buttons: readonly HTMLElement[]): string[] {
  return buttons
    .filter((button) => button.hasAttribute('data-title'))
    .map((button) => (button.firstElementChild ?? button).textContent);
}

/** The calls of a spy; in a story the argument is one. */
function fnCalls(spy: FormBuilderProps['onChange']): [FormContent][] {
  return 'mock' in spy ? (spy as ReturnType<typeof fn<FormBuilderProps['onChange']>>).mock.calls : [];
}
