import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FindingsLine } from './FindingsLine';

const offline = {
  key: 'offline',
  kind: 'warning',
  title: 'Offline since 19:04',
  content: 'Keep going. Scans wait on this device.',
} as const;
const clock = {
  key: 'clock',
  kind: 'warning',
  title: 'The clock of this device is 5 minutes ahead',
} as const;

const meta = {
  title: 'Layout/FindingsLine',
  parameters: { guide: { partOf: 'Banner' } },
  component: FindingsLine,
  args: { findings: [offline, clock] },
} satisfies Meta<typeof FindingsLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(offline.title)).toBeVisible();
    await expect(canvas.getByText(clock.title)).not.toBeVisible();
    await userEvent.click(canvas.getByText(offline.title));
    await expect(canvas.getByText(clock.title)).toBeVisible();
  },
};

export const One: Story = { args: { findings: [offline] } };

export const Urgent: Story = {
  args: {
    findings: [{ key: 'refused', kind: 'error', title: 'This ticket was not found.' }, offline, clock],
  },
};

export const Nothing: Story = { args: { findings: [] } };
