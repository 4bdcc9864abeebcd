import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CodeView } from './CodeView';
import { displayMessages } from '../../text/displayMessages';

const code = `SELECT performance.name, count(ticket.hashcode) AS sold
FROM performances AS performance
  LEFT JOIN tickets AS ticket USING (tenant, performance)
WHERE performance.starts_at >= now()
GROUP BY performance.name
ORDER BY sold DESC;
`;

const meta = {
  title: 'Display/CodeView',
  parameters: {
    guide: {
      use: ['Output of a machine that is read or copied: an answer of a server, a file.'],
      avoid: ['JSON with levels: JsonView.', 'A short value in a sentence: code.'],
      dos: [['Wrapped', 'Wrap prose; scroll what has columns.']],
      accessibility: ['A named region that scrolls by keyboard; line numbers are not copied.'],
    },
  },
  component: CodeView,
  args: { label: 'tickets.sql', code },
} satisfies Meta<typeof CodeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: displayMessages.copyOf('tickets.sql') })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'tickets.sql' })).toHaveFocus();
  },
};

export const Wrapped: Story = {
  args: { isWrapped: true, code: code.replaceAll('\n', ' ') },
  globals: { width: 'phone' },
};

export const WithoutNumbers: Story = { args: { hasLineNumbers: false } };

export const LongText: Story = { args: { code: code.repeat(20) }, globals: { width: 'phone' } };

export const Empty: Story = { args: { code: '' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Dark: Story = { globals: { mode: 'dark' } };
