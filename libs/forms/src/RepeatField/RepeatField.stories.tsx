import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { Form } from '../Form/Form';
import type { FormProps } from '../Form/Form.types';
import { everyKind } from '../testing/kinds.data';
import { messages } from '../messages';
import { RepeatField } from './RepeatField';

const guests = everyKind.filter(({ kind }) => kind === 'repeat');

const meta = {
  title: 'Forms/RepeatField',
  parameters: {
    guide: {
      of: RepeatField,
      use: ['Rows with the same few fields: songs, contacts, prices.'],
      avoid: ['More than five fields in a row: records of their own, with a list.', 'Words alone: tags.'],
      dos: [['Empty', 'An empty one offers the first row.']],
      keys: [['Tab', 'goes through the row, then to its buttons']],
      accessibility: ['Buttons move a row as dragging does; a removal can be undone.'],
      texts: () => [messages.row, messages.noRows, messages.undo],
    },
  },
  component: Form,
  args: {
    definitions: guests,
    initialValues: { guests: [{ name: 'Aroha' }, { name: 'Mere' }, { name: 'Hone' }] },
    onSubmit: fn<FormProps['onSubmit']>(async () => undefined),
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = {
  args: { initialValues: {} },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(messages.noRows)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: messages.addRow('guest') }));
    await expect(canvas.getByLabelText(/Full name/)).toHaveFocus();
  },
};

export const Undone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.removeRow('Guest 2') }));
    await expect(canvas.getAllByLabelText(/Full name/)).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: messages.undo })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(namesIn(canvas.getAllByLabelText(/Full name/))).toEqual(['Aroha', 'Mere', 'Hone']);
  },
};

export const Dragged: Story = {
  play: async ({ canvas }) => {
    const [grip] = canvas.getAllByTitle(messages.drag('Guest 1'));
    const last = canvas.getByRole('group', { name: 'Guest 3' }).getBoundingClientRect();
    if (!grip) throw new Error('The row has no grip.');
    const over = { pointerId: 1, clientY: last.top + last.height / 2 };
    await fireEvent.pointerDown(grip, { pointerId: 1, button: 0 });
    await fireEvent.pointerMove(grip, over);
    await fireEvent.pointerUp(grip, over);
    await expect(namesIn(canvas.getAllByLabelText(/Full name/))).toEqual(['Mere', 'Hone', 'Aroha']);
    await expect(canvas.getByText(messages.rowMoved('Guest', 3, 3))).toBeVisible();
  },
};

export const Narrow: Story = { globals: { width: 'narrow' } };

/** The values of the inputs. */
function namesIn(inputs: readonly HTMLElement[]): string[] {
  return inputs.map((input) => (input instanceof HTMLInputElement ? input.value : ''));
}
