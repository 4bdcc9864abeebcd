import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorPage } from './ErrorPage';
import { MissingPartError } from './importOrReload';

const meta = {
  title: 'Shell/ErrorPage',
  component: ErrorPage,
  args: { error: new Error('broken'), onRetry: () => {} },
} satisfies Meta<typeof ErrorPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const MissingPart: Story = { args: { error: new MissingPartError('gone') } };
