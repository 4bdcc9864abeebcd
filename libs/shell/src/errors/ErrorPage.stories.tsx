import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorPage } from './ErrorPage';
import { MissingPartError } from './importOrReload';
import { messages } from '../messages';

const meta = {
  title: 'Shell/ErrorPage',
  parameters: {
    guide: {
      use: ['A page that failed, while the rest of the app works.'],
      avoid: ['Data that cannot be read: QueryView.', 'A page that does not exist: its own page.'],
      dos: [['Default', 'What happened, and a way on.']],
      accessibility: ['Its title is the heading of the page.'],
      texts: () => [
        messages.tryAgain,
        messages.reload,
        messages.errorTitle,
        messages.missingPartText,
        messages.errorText,
      ],
    },
  },
  component: ErrorPage,
  args: { error: new Error('broken'), onRetry: () => {} },
} satisfies Meta<typeof ErrorPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const MissingPart: Story = { args: { error: new MissingPartError('gone') } };
