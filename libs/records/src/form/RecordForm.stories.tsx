import { translate } from '@callboard/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { answerWith } from '../testing/answerWith';
import { InScreen } from '../testing/InScreen';
import { aVenue } from '../testing/records';
import { RecordForm } from './RecordForm';
import { formMessages } from './formMessages';

const theirs = { ...aVenue({ name: 'City Hall', town: 'Napier' }), version: 2 };

const meta = {
  title: 'Records/RecordForm',
  parameters: {
    guide: {
      use: ['To create or change a record of any collection: the contract gives the fields and rules.'],
      avoid: ['A form of no collection: Form.', 'One value in a list: the list’s own cells.'],
      dos: [
        ['Invalid', 'Rules of the contract are checked while typing ends.'],
        ['Stale', 'Two versions stand side by side when another user was faster.'],
      ],
      accessibility: ['As Form: a failed submit puts the focus on the first error.'],
      texts: () => [formMessages.save],
    },
  },
  component: RecordForm,
  args: { collection: 'venues', onDone: fn() },
  beforeEach: answerWith({ venues: [theirs], regions: [], events: [], spaces: [] }),
  render: (args) => (
    <InScreen>
      <RecordForm {...args} />
    </InScreen>
  ),
} satisfies Meta<typeof RecordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { record: theirs } };

export const New: Story = { args: { collection: 'performances' } };

export const Invalid: Story = {
  args: { collection: 'performances' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: formMessages.add(translate('Performance')) }));
    await expect(canvas.getByRole('textbox', { name: new RegExp(translate('Name')) })).toHaveFocus();
  },
};

/** Another user saved first. */
export const Stale: Story = {
  args: { record: aVenue() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: new RegExp(translate('Name')) }),
      ' of Hastings',
    );
    await userEvent.click(canvas.getByRole('button', { name: formMessages.save }));
    await expect(
      await canvas.findByRole('radio', { name: new RegExp(formMessages.staleTheirs) }),
    ).toBeVisible();
  },
};
