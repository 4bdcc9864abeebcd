import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../elements/Button/Button';
import { PaperPage } from './PaperPage';

const meta = {
  title: 'Layout/PaperPage',
  component: PaperPage,
  parameters: {
    guide: {
      use: ['What a person takes along on paper: a call sheet, score sheets, tickets, labels.'],
      avoid: ['A screen that is read on the device: Page.'],
      dos: [['Default', 'The way back stands first, and Print last.']],
      anatomy: [
        ['Tools', 'not printed: the way back, what is printed, Print'],
        ['Paper', 'light in every theme, as wide as the sheet or the roll'],
      ],
    },
    layout: 'fullscreen',
  },
  args: {
    back: <Button>Back</Button>,
    isReady: true,
    children: (
      <>
        <h1>Call sheet</h1>
        <p>Kauri College arrives at 17:30 and is on stage at 19:05.</p>
      </>
    ),
  },
} satisfies Meta<typeof PaperPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Roll: Story = { args: { paper: '58' } };

export const Phone: Story = { globals: { width: 'phone' } };

export const NothingToPrint: Story = { args: { isReady: false, children: <p>Nothing to print yet.</p> } };
