import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MessageComposer } from './MessageComposer';
import { messages } from '../messages';

const meta = {
  title: 'Messaging/MessageComposer',
  parameters: {
    guide: {
      use: ['To write in a conversation.'],
      avoid: ['A text that is saved: TextArea.', 'To many people who do not answer: an announcement.'],
      dos: [['Replying', 'What is answered stays in view.']],
      keys: [
        ['Enter', 'sends'],
        ['Shift+Enter', 'a new line'],
        ['@', 'suggests members'],
        ['↑', 'in an empty field: changes the last message'],
        ['Escape', 'closes the suggestions'],
      ],
      accessibility: ['Suggestions are a list box that the field announces.'],
    },
  },
  component: MessageComposer,
  args: {
    onSend: fn(),
    members: [
      { id: 'one', name: 'Aroha Ngata', note: 'Wairua College' },
      { id: 'two', name: 'Aroha Ngata', note: 'Staff' },
    ],
  },
} satisfies Meta<typeof MessageComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sends: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'Kia ora');
    await userEvent.click(canvas.getByRole('button', { name: messages.send }));
    await expect(args.onSend).toHaveBeenCalledWith({ body: 'Kia ora', mentions: [] });
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

export const NothingWritten: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: messages.send }));
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(new RegExp(messages.needed));
  },
};

export const Mentioning: Story = {
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '8rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'Kia ora @Ar');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
  },
};

export const Replying: Story = {
  args: {
    reply: { number: 1, authorName: 'Hana Parata', body: 'When do the doors open?', isDeleted: false },
  },
};
