import { translate } from '@callboard/language';
import { UploadsFrame } from '@callboard/uploads/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { entryAnswers, entryForm, everyAnswer, everyKindForm, longForm } from '../../fill/testing/forms.data';
import { FormAnswers } from './FormAnswers';
import { messages } from '../../messages';

const meta = {
  title: 'Form builder/FormAnswers',
  parameters: {
    guide: {
      use: ['The answers of a form, to read, check or print.'],
      avoid: ['Facts of a record: KeyValueList.'],
      dos: [
        ['Unanswered', 'A question without an answer is marked.'],
        ['WithErrors', 'An error stands at its answer, with a way to change it.'],
      ],
      accessibility: ['Pages are headings at the level that the page around needs.'],
      texts: () => [messages.change, messages.totalScore],
    },
  },
  component: FormAnswers,
  args: { content: entryForm, answers: entryAnswers },
  // Files need the providers of the app.
  render: (args) => (
    <UploadsFrame>
      <FormAnswers {...args} />
    </UploadsFrame>
  ),
} satisfies Meta<typeof FormAnswers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'Cello' })).toBeVisible();
    await expect(canvas.queryByText('What do you wear on your feet?')).toBeNull();
  },
};

export const EveryKind: Story = {
  args: { content: everyKindForm, answers: everyAnswer },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Once or twice')).toBeVisible();
    await expect(canvas.getByText('music.mp3')).toBeVisible();
    await expect(canvas.getByText(messages.score(5))).toBeVisible();
  },
};

export const Unanswered: Story = {
  args: { answers: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messages.noRows)).toBeVisible();
    await expect(canvas.getAllByText(translate('Not entered')).length).toBeGreaterThan(2);
  },
};

export const WithErrors: Story = {
  args: {
    errors: { title: ['Field is required'], members: ['At least 3 are needed'] },
    onChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('At least 3 are needed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: messages.changePage('Who takes part') }));
    await expect(args.onChange).toHaveBeenCalledWith('cast');
  },
};

export const LongText: Story = { args: { content: longForm, answers: { field0: 'one' } } };

export const Phone: Story = { globals: { width: 'phone' } };

export const PhoneEveryKind: Story = { ...EveryKind, globals: { width: 'phone' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Dark: Story = { ...EveryKind, globals: { mode: 'dark' } };
