import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './QrCode';

const meta = {
  title: 'Display/QrCode',
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
