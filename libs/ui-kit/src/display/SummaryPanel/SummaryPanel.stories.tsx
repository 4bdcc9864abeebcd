import { translate } from '@callboard/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../elements/Button/Button';
import { KeyValueList } from '../KeyValueList/KeyValueList';
import { Page } from '../../layout/Page/Page';
import { PageHeader } from '../../layout/PageHeader/PageHeader';
import { SummaryPanel } from './SummaryPanel';
import { messages } from '../../text/messages';
import { arrowKeys } from '../../testing/arrowKeys';

const longName =
  'Te Kura Kaupapa Māori o Te Whānau Tahi and Te Kura o Hirangi: combined regional final of the performing arts. ';

const meta = {
  title: 'Display/SummaryPanel',
  component: SummaryPanel,
  parameters: {
    guide: {
      use: ['A summary of the selected row, next to a list that stays usable.'],
      avoid: ['A form that has to be finished first: Dialog.', 'A panel over the page: SidePanel.'],
      dos: [['Default', 'The page next to it can still be used.']],
      keys: [
        ['Escape', 'closes it while the focus is inside'],
        ['← →', 'on its edge: resizes it'],
      ],
      accessibility: ['A named region; without room for both it is a modal SidePanel.'],
      texts: () => [messages.close],
    },
    layout: 'fullscreen',
  },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Paper Cities',
    width: 400,
    onWidthChange: fn(),
    actions: <Button variant="primary">Open profile</Button>,
    children: (
      <KeyValueList
        items={[
          { label: 'School', value: 'Fairfield College' },
          { label: 'On stage', value: '18:50' },
          { label: 'Performers', value: '86' },
        ]}
      />
    ),
  },
  render: function Controlled(args) {
    const [open, setOpen] = useState(args.open);
    const [width, setWidth] = useState(args.width);
    return (
      <div style={{ display: 'flex' }}>
        <div style={{ flex: 1, minInlineSize: 0 }}>
          <Page>
            <PageHeader
              title="Waikato regional"
              actions={<Button onClick={() => setOpen(true)}>Paper Cities</Button>}
            />
          </Page>
        </div>
        <SummaryPanel
          {...args}
          open={open}
          onOpenChange={setOpen}
          width={width}
          onWidthChange={(next) => {
            args.onWidthChange?.(next);
            setWidth(next);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof SummaryPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '[2.49] stands beside the page, which stays usable',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('complementary', { name: 'Paper Cities' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: translate('Close') }));
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Paper Cities' }));
    await expect(canvas.getByRole('complementary')).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  name: '[2.49] is resized by the arrow keys on its edge',
  play: async ({ args, canvas, userEvent }) => {
    const edge = canvas.getByRole('separator', {
      name: translate('Width of {part}', { part: 'Paper Cities' }),
    });
    edge.focus();
    await userEvent.keyboard(arrowKeys().back);
    await expect(args.onWidthChange).toHaveBeenLastCalledWith(416);
    await userEvent.keyboard('{End}');
    await expect(edge).toHaveAttribute('aria-valuenow', '720');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};

export const LongText: Story = { args: { title: longName, children: longName.repeat(40) } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('separator').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onWidthChange).toHaveBeenLastCalledWith(416);
  },
};
