import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card';
import { PageHeader } from '../PageHeader/PageHeader';
import { Page } from './Page';
import { Split } from './Split';

const meta = {
  title: 'Layout/Page',
  component: Page,
  parameters: {
    guide: {
      use: ['The outermost part of every screen.'],
      avoid: ['A part of a screen: Card or Stack.'],
      dos: [['TextWidth', 'Forms and texts get the width of a text: lines stay readable.']],
      anatomy: [
        ['PageHeader', 'first'],
        ['Content', 'with one distance between the parts'],
      ],
    },
    layout: 'fullscreen',
  },
  args: {
    children: (
      <>
        <PageHeader title="Town Hall" subtitle="Hamilton" />
        <Split aside={<Card title="Details">Capacity 480</Card>}>
          <Card title="Spaces">Main stage, foyer, rehearsal room</Card>
          <Card title="Events">Three this season</Card>
        </Split>
      </>
    ),
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { width: 'phone' } };

export const TextWidth: Story = { args: { width: 'text' } };
