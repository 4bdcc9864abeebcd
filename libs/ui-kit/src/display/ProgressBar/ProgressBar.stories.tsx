import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './ProgressBar';

const meta = {
  title: 'Display/ProgressBar',
  parameters: {
    guide: {
      use: ['A task that takes more than a second or two and whose end is known: an upload, an import.'],
      avoid: [
        'No room for a bar: ProgressRing.',
        'Content that loads: Skeleton.',
        'Steps of a form: Stepper.',
      ],
      dos: [
        ['Default', 'Give amounts where they mean more than per cent.'],
        ['Indeterminate', 'No false figure while the end is unknown.'],
      ],
      accessibility: [
        'Needs a label, or a Field around it; its text replaces the per cent that is announced.',
      ],
    },
  },
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
