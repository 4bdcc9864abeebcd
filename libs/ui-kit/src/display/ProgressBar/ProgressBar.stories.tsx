import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './ProgressBar';

const meta = {
  title: 'Display/ProgressBar',
  component: ProgressBar,
  args: { label: 'Importing entries', value: 1200, max: 3000, valueText: '1,200 of 3,000 rows' },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const PerCent: Story = { args: { valueText: undefined } };

export const Indeterminate: Story = {
  args: { value: undefined, valueText: undefined, label: 'Reading the file' },
};

export const Full: Story = { args: { value: 3000, valueText: '3,000 of 3,000 rows' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
