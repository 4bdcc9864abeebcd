import { translate } from '@callboard/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EmptyState } from '../EmptyState/EmptyState';
import { QueryView } from './QueryView';
import { messages } from '../../text/messages';

const meta = {
  title: 'Display/QueryView',
  parameters: {
    guide: {
      use: ['All that a page reads: it has the four states, problem, loading, empty and ready.'],
      avoid: ['A value that is there from the beginning: show it.'],
      dos: [
        ['Loading', 'The shape of what will be there.'],
        ['OldValueUnderProblem', 'What was read before stays below the problem.'],
      ],
      accessibility: ['A problem is announced, and has a button to try again.'],
      texts: () => [messages.problemTitle, messages.tryAgain],
    },
  },
  component: QueryView<string[]>,
  args: {
    query: { value: ['Clarence Street Theatre', 'Town Hall'], isLoading: false },
    isEmpty: (names) => names.length === 0,
    empty: <EmptyState title="No venues yet" icon="venue" />,
    children: (names) => (
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof QueryView<string[]>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const retry = fn();

export const Problem: Story = {
  args: {
    query: { problem: { message: 'The server did not answer within 30 seconds.' }, isLoading: false, retry },
  },
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: translate('Try again') }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { query: { isLoading: true } } };

export const Empty: Story = { args: { query: { value: [], isLoading: false } } };

export const OldValueUnderProblem: Story = {
  args: { query: { value: ['Town Hall'], problem: { message: 'You are offline.' }, isLoading: false } },
};
