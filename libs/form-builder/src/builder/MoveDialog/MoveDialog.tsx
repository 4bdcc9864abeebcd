import type { FormContent } from '@callboard/api-contract/forms';
import { Button } from '@callboard/ui-kit/elements';
import { Field, Select } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { useActions, useFormModel } from '../FormBuilder/BuilderContext';
import { messages } from '../messages';
import { pageOf, placeOf } from '../operations/places';
import { sectionTitle, titleOf } from '../reading/titleOf';

/** Moves a question or a section to a selected position: the accessible alternative to dragging. */
export function MoveDialog({ id }: { id: string }) {
  const { content } = useFormModel();
  const { move, closeDialog } = useActions();
  const place = placeOf(content, id);
  const isField = place?.type === 'field';
  const currentParent = place?.type === 'field' ? place.section.id : (pageOf(content, id)?.id ?? '');
  const [parent, setParent] = useState(currentParent);
  const others = siblingsIn(content, parent).filter((sibling) => sibling.id !== id);
  const [index, setIndex] = useState<number>();
  const at = index ?? others.length;
  return (
    <Dialog
      open
      onOpenChange={closeDialog}
      title={isField ? messages.moveQuestion : messages.moveSection}
      actions={
        <>
          <Button onClick={closeDialog}>{messages.cancel}</Button>
          <Button variant="primary" onClick={() => move(id, parent, at)}>
            {messages.move}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{titleOf(content, id)}</p>
        <Field label={isField ? messages.moveWhere : messages.movePage}>
          <Select
            value={parent}
            placeholder={null}
            options={isField ? sectionsOf(content) : pagesOf(content)}
            onChange={(event) => {
              setParent(event.currentTarget.value);
              setIndex(undefined);
            }}
          />
        </Field>
        <Field label={messages.movePlace}>
          <Select
            value={String(at)}
            placeholder={null}
            options={[
              { value: '0', label: messages.moveFirst },
              ...others.map(({ title }, before) => ({
                value: String(before + 1),
                label: messages.moveAfter(title),
              })),
            ]}
            onChange={(event) => setIndex(Number(event.currentTarget.value))}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}

function siblingsIn(content: FormContent, parent: string): { id: string; title: string }[] {
  const place = placeOf(content, parent);
  if (place?.type === 'section') return place.part.fields.map(({ id, label }) => ({ id, title: label }));
  if (place?.type !== 'page') return [];
  return place.part.sections.map((section, index) => ({
    id: section.id,
    title: sectionTitle(section, index),
  }));
}

function pagesOf({ pages }: FormContent) {
  return pages.map(({ id, title }, index) => ({ value: id, label: `${index + 1}. ${title}` }));
}

function sectionsOf({ pages }: FormContent) {
  return pages.flatMap((page) =>
    page.sections.map((section, index) => ({
      value: section.id,
      label: `${page.title} › ${sectionTitle(section, index)}`,
    })),
  );
}
