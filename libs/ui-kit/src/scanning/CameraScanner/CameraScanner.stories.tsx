import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CameraScanner } from './CameraScanner';

const meta = {
  title: 'Scanning/CameraScanner',
  component: CameraScanner,
  args: { onCode: fn() },
} satisfies Meta<typeof CameraScanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Secondary: Story = { args: { variant: 'secondary' } };
