import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleLayout, InTools } from '../testing/exampleLayout';
import { LayoutView } from './LayoutView';

const meta = {
  title: 'Dashboards/LayoutView',
  parameters: {
    guide: {
      use: ['A composed page, as its readers see it.'],
      avoid: ['To change it: LayoutEditor.'],
      dos: [
        ['Default', 'Twelve columns on a wide screen.'],
        ['Phone', 'One below the other on a phone.'],
      ],
      accessibility: ['Each widget is a region with its name.'],
    },
  },
  component: LayoutView,
  args: { content: exampleLayout },
  render: (args) => (
    <InTools>
      <LayoutView {...args} />
    </InTools>
  ),
} satisfies Meta<typeof LayoutView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { args: { size: 'phone' } };

/** The cell next to a card that shows nothing takes the whole row. */
export const WithoutGap: Story = {
  args: { size: 'desk' },
  play: async ({ canvas }) => {
    const wide = await canvas.findByRole('region', { name: 'Whom to call' });
    const narrow = await canvas.findByRole('region', { name: 'On the night' });
    await expect(wide.clientWidth).toBeGreaterThan(2 * narrow.clientWidth);
  },
};
