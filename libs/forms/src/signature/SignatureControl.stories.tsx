import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Form } from '../Form/Form';
import type { FormProps } from '../Form/Form.types';
import { everyKind } from '../testing/kinds.data';
import { messages } from '../messages';
import { SignatureControl } from './SignatureControl';

const onSubmit = fn<FormProps['onSubmit']>(async () => undefined);

/** Lazy controls have to be fetched and built by the dev server first. */
const afterLoading = { timeout: 20_000 };

const meta = {
  title: 'Forms/SignatureControl',
  parameters: {
    guide: {
      of: SignatureControl,
      use: ['A signature under a consent or a contract.'],
      avoid: ['Yes without a signature: Checkbox.'],
      dos: [['Typed', 'A typed name is as good: not everyone can draw.']],
      accessibility: ['Drawing needs a pointer; typing does not, and is always offered.'],
      texts: () => [messages.signatureWay, messages.signatureName],
    },
  },
  component: Form,
  args: {
    definitions: everyKind.filter(({ kind }) => kind === 'signature'),
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
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', { name: messages.signatureArea }, afterLoading),
    ).toBeVisible();
  },
};

export const Drawn: Story = {
  play: async ({ canvas, userEvent }) => {
    const area = await canvas.findByRole('img', { name: messages.signatureArea }, afterLoading);
    const { left, top } = area.getBoundingClientRect();
    const at = (x: number, y: number) => ({
      pointerId: 1,
      isPrimary: true,
      button: 0,
      buttons: 1,
      clientX: left + x,
      clientY: top + y,
    });
    await fireEvent.pointerDown(area, at(30, 60));
    for (let step = 1; step < 20; step++) {
      await fireEvent.pointerMove(area, at(30 + step * 12, 60 + 30 * Math.sin(step)));
    }
    await fireEvent.pointerUp(area, { ...at(270, 60), buttons: 0 });
    await expect(
      await canvas.findByRole('img', { name: messages.signatureImage }, afterLoading),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: messages.save }));
    await waitFor(() =>
      expect(onSubmit.mock.calls[0]?.[0]).toEqual({
        signature: expect.stringMatching(/^data:image\/png;base64,/),
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: messages.clear }));
    await expect(canvas.getByRole('img', { name: messages.signatureArea })).toBeVisible();
  },
};

export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('img', { name: messages.signatureArea }, afterLoading);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await userEvent.keyboard('Aroha Ngata');
    await userEvent.click(canvas.getByRole('button', { name: messages.save }));
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ signature: 'Aroha Ngata' }));
  },
};
