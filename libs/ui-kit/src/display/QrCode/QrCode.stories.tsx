import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './QrCode';

const meta = {
  title: 'Display/QrCode',
  parameters: {
    guide: {
      use: ['An address or a code for another device’s camera: a ticket, a second step.'],
      avoid: ['Without the same as text next to it: not every reader has a camera.'],
      dos: [['LongText', 'The longer the text, the finer the squares: keep it short.']],
      accessibility: ['A picture with a label; offer the text to copy as well.'],
    },
  },
  component: QrCode,
  args: {
    text: 'otpauth://totp/Callboard:staff@showquest.test?secret=JBSWY3DPEHPK3PXP&issuer=Callboard',
    label: 'QR code for your authenticator app',
  },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    text: `otpauth://totp/Te%20Kura%20Kaupapa:${'a-long-name-of-somebody.'.repeat(6)}@school.test?secret=JBSWY3DPEHPK3PXP`,
  },
};
