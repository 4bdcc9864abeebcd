import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CameraScanner } from './CameraScanner';

const meta = {
  title: 'Scanning/CameraScanner',
  parameters: {
    guide: {
      use: ['Codes that are read one after the other: tickets at a door.'],
      avoid: ['As the only way: offer a field for the code as well.'],
      dos: [['Secondary', 'Secondary where typing is the usual way.']],
      accessibility: ['The button shows whether the camera is on; what was read is announced.'],
    },
  },
  component: CameraScanner,
  args: { onCode: fn() },
} satisfies Meta<typeof CameraScanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Secondary: Story = { args: { variant: 'secondary' } };
