import { translate } from '@callboard/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';

const meta = {
  title: 'Office/RecoveryCodesDialog',
  parameters: {
    guide: {
      use: ['Recovery codes, shown once.'],
      avoid: ['A code that can be shown again: CopyButton next to it.'],
      accessibility: ['An alert dialog: a press outside does not close it.'],
    },
  },
  component: RecoveryCodesDialog,
  args: {
    codes: [
      'k7m2-9qxt',
      'h4wd-3zpn',
      'r8cv-6fjs',
      'b2ty-5ngk',
      'x9pe-7mhd',
      'w3qa-4rvc',
      'n6zj-8bts',
      'f5kg-2ywx',
    ],
    onClose: fn(),
  },
} satisfies Meta<typeof RecoveryCodesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await expect(screen.getAllByRole('listitem')).toHaveLength(args.codes.length);
    await userEvent.click(screen.getByRole('button', { name: translate('I have saved them') }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Narrow: Story = { globals: { width: 'phone' } };
