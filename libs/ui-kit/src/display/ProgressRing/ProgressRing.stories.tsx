import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Page/Stack';
import { ProgressRing } from './ProgressRing';

const meta = {
  title: 'Display/ProgressRing',
  parameters: {
    guide: {
      use: ['Progress in a card or a cell, where a bar finds no room.'],
      avoid: ['A line of its own: ProgressBar.', 'An unknown wait: Spinner.'],
      dos: [['Sizes', 'Only the large one has room for the figure.']],
      accessibility: ['A progressbar with a label.'],
    },
  },
  component: ProgressRing,
  args: { label: 'Tasks done', value: 7, max: 12 },
} satisfies Meta<typeof ProgressRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Tasks done' })).toHaveAttribute(
      'aria-valuenow',
      '58',
    );
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack direction="row">
      <ProgressRing {...args} size="small" />
      <ProgressRing {...args} />
      <ProgressRing {...args} size="large" />
    </Stack>
  ),
};

export const Steps: Story = {
  render: (args) => (
    <Stack direction="row">
      {[0, 1, 6, 11, 12].map((value) => (
        <ProgressRing
          key={value}
          {...args}
          value={value}
          size="large"
          tone={value === 12 ? 'green' : 'primary'}
        />
      ))}
    </Stack>
  ),
};

export const Indeterminate: Story = { args: { value: undefined, label: 'Importing' } };

export const OutOfRange: Story = {
  render: (args) => (
    <Stack direction="row">
      <ProgressRing {...args} value={-5} size="large" label="Below nothing" />
      <ProgressRing {...args} value={40} size="large" label="More than all" />
      <ProgressRing {...args} value={3} max={0} label="Of nothing" />
    </Stack>
  ),
};

export const RightToLeft: Story = { args: { size: 'large' }, globals: { direction: 'rtl' } };

export const Dark: Story = { args: { size: 'large' }, globals: { mode: 'dark' } };
