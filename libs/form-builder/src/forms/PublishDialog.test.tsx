import { collectionNamed } from '@callboard/api-contract/collections';
import type { FormContent } from '@callboard/api-contract/forms';
import { aRecordOf, fakeApi, renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PublishDialog, type PublishDialogProps } from './PublishDialog';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const version = '00000000-0000-4000-8000-00000000000e';
const asks = (...options: { value: string; label: string }[]): FormContent => ({
  pages: [
    {
      id: 'page',
      title: 'Page 1',
      sections: [{ id: 'about', fields: [{ id: 'style', kind: 'select', label: 'Style', options }] }],
    },
  ],
});
const dance = { value: 'dance', label: 'Dance' };
const drama = { value: 'drama', label: 'Drama' };

function show(after: FormContent, answers: readonly Record<string, unknown>[]) {
  const of = (name: Parameters<typeof collectionNamed>[0], rest: object) => ({
    ...aRecordOf(collectionNamed(name)),
    ...rest,
  });
  const reference = { hashcode: version, title: 'First', model: 'form.Version' };
  const form = of('formDefinitions', { name: 'Music', edition: 1 });
  const api = fakeApi({
    formDefinitions: [form],
    formEditions: [of('formEditions', { hashcode: version, content: asks(dance, drama) })],
    formInstances: answers.map((given, index) =>
      of('formInstances', { hashcode: `answer-${index}`, edition: reference, answers: given }),
    ),
  });
  const onClose = vi.fn();
  const props = {
    form,
    workshop: { content: after, save: async () => true },
    onClose,
    // The dialog reads no more of a form and of its workshop than this.
  } as unknown as PublishDialogProps;
  const view = renderScreen(<PublishDialog {...props} />);
  const publish = () => view.user.click(screen.getByRole('button', { name: 'Publish' }));
  const published = () => api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...view, publish, published, onClose };
}

const given = [{ style: 'dance' }, { style: 'dance' }, { style: 'drama' }];

it.each([
  [
    'that now have other words',
    [{ ...dance, label: 'Hip hop' }, drama],
    'Style: “Dance” is now “Hip hop” (2 answers)',
  ],
  ['removed', [drama], 'Style: “Dance” is removed (2 answers)'],
])(
  '[2.21] names an option that is %s under answers, and waits for a selection',
  async (_case, options, line) => {
    const { user, publish, published, onClose } = show(asks(...options), given);
    expect(await screen.findByText(line)).toBeTruthy();
    await publish();
    expect(published()).toEqual([]);
    expect(screen.getByText('Choose one of the two first.')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /^Leave them/ }));
    await publish();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(published()).toMatchObject([{ action: 'publish', data: { open_answers: 'keep' } }]);
  },
);

it('[2.21] publishes without a selection where no answer has the option', async () => {
  const { publish, published, onClose } = show(asks(drama), [{ style: 'drama' }]);
  expect(
    await screen.findByText('One open answer moves to the new questions, and nothing is lost.'),
  ).toBeTruthy();
  await publish();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(published()).toHaveLength(1);
});
