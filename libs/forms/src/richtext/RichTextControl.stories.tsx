import { translate } from '@callboard/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Form } from '../Form/Form';
import type { FormProps } from '../Form/Form.types';
import { everyKind, everyValue } from '../testing/kinds.data';
import { messages } from '../messages';
import { RichTextControl } from './RichTextControl';

const onSubmit = fn<FormProps['onSubmit']>(async () => undefined);

/** Lazy controls have to be fetched and built by the dev server first. */
const afterLoading = { timeout: 20_000 };

const meta = {
  title: 'Forms/RichTextControl',
  parameters: {
    guide: {
      of: RichTextControl,
      use: ['A text with headings, lists and links that others read: a description, an announcement.'],
      avoid: ['Plain lines: TextArea.', 'Mail: the templates.'],
      dos: [['Filled', 'Only what readers will see can be set.']],
      keys: [
        ['Tab', 'goes to the toolbar, then to the text'],
        ['← →', 'in the toolbar: goes from button to button'],
        ['Ctrl B, I, Z', 'bold, italic, undo'],
      ],
      accessibility: ['The toolbar is one tab stop; the text is named by its field.'],
      texts: () => [messages.enter],
    },
  },
  component: Form,
  args: {
    definitions: everyKind.filter(({ kind }) => kind === 'richtext'),
    initialValues: {},
    onSubmit,
  },
  beforeEach: () => {
    onSubmit.mockClear();
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: 'Description' }, afterLoading);
    await userEvent.click(canvas.getByRole('button', { name: translate('Bold') }));
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.keyboard('early');
    await expect(canvas.getByRole('button', { name: translate('Bold') })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: translate('Save') }));
    await waitFor(() =>
      expect(onSubmit.mock.calls[0]?.[0]).toEqual({ richtext: '<p><strong>early</strong></p>' }),
    );
  },
};

export const Filled: Story = { args: { initialValues: { richtext: everyValue['richtext'] } } };

export const OneTabStop: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: 'Description' }, afterLoading);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: translate('Bold') })).toHaveFocus();
    await userEvent.keyboard(document.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(canvas.getByRole('button', { name: translate('Italic') })).toHaveFocus();
    await userEvent.tab();
    await expect(text).toHaveFocus();
  },
};

export const Linked: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Description' }, afterLoading);
    await userEvent.click(canvas.getByRole('button', { name: translate('Link') }));
    await userEvent.type(
      canvas.getByLabelText(translate('Address of the link')),
      'javascript:alert(1){Enter}',
    );
    await expect(canvas.getByText(translate('Links to this address are not allowed'))).toBeVisible();
    await userEvent.clear(canvas.getByLabelText(translate('Address of the link')));
    await userEvent.type(canvas.getByLabelText(translate('Address of the link')), 'example.nz/rules{Enter}');
    await expect(canvas.getByText('https://example.nz/rules')).toHaveAttribute(
      'href',
      'https://example.nz/rules',
    );
    await userEvent.click(canvas.getByRole('button', { name: translate('Save') }));
    await waitFor(() =>
      expect(onSubmit.mock.calls[0]?.[0]).toEqual({
        richtext: '<p><a href="https://example.nz/rules">https://example.nz/rules</a></p>',
      }),
    );
  },
};

export const Undone: Story = {
  args: { initialValues: { richtext: '<p>Be early</p>' } },
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: 'Description' }, afterLoading);
    await userEvent.click(text);
    await userEvent.click(canvas.getByRole('button', { name: translate('Bulleted list') }));
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Be early');
    await userEvent.click(canvas.getByRole('button', { name: translate('Undo') }));
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};
