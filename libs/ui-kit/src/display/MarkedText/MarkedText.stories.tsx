import type { Meta, StoryObj } from '@storybook/react-vite';
import { MarkedText } from './MarkedText';

const meta = {
  title: 'Display/MarkedText',
  component: MarkedText,
  args: { text: 'Ōtāhuhu Hall', search: 'otahu' },
} satisfies Meta<typeof MarkedText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Nothing: Story = { args: { search: 'theatre' } };
