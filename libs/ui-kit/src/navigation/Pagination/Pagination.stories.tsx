import { translate } from '@callboard/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Pagination } from './Pagination';
import { displayMessages } from '../../text/displayMessages';

const meta = {
  title: 'Navigation/Pagination',
  parameters: {
    guide: {
      use: ['Results that are read page by page.'],
      avoid: ['A table that loads by scrolling: DataTable.', 'Steps: Stepper.'],
      dos: [
        ['Default', 'The first, the last, and those around the current one.'],
        ['OnePage', 'Nothing where there is one page.'],
      ],
      accessibility: ['A navigation landmark; each page is named with its number.'],
      texts: () => [displayMessages.previousPage, displayMessages.nextPage],
    },
  },
  component: Pagination,
  args: { label: 'Pages of entries', page: 6, pageCount: 20, onPageChange: fn() },
  render: function Paging(args) {
    const [page, setPage] = useState(args.page);
    return <Pagination {...args} page={page} onPageChange={setPage} />;
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: translate('Next page') }));
    await expect(
      canvas.getByRole('button', { name: translate('Page {page}', { page: '7' }) }),
    ).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: translate('Page {page}', { page: '20' }) }));
    await expect(canvas.getByRole('button', { name: translate('Next page') })).toBeDisabled();
  },
};

export const Few: Story = { args: { page: 1, pageCount: 3 } };

export const OnePage: Story = { args: { page: 1, pageCount: 1 } };

export const Narrow: Story = { globals: { width: 'phone' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Dark: Story = { globals: { mode: 'dark' } };
