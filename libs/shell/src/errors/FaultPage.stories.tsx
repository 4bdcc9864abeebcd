import type { Meta, StoryObj } from '@storybook/react-vite';
import { FaultPage } from './FaultPage';
import { MissingPartError } from './MissingPartError';

const meta = {
  title: 'shell/FaultPage',
  component: FaultPage,
  args: { fault: new Error('broken'), onRetry: () => {} },
} satisfies Meta<typeof FaultPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const MissingPart: Story = { args: { fault: new MissingPartError('gone') } };
