import type { FormSection } from '@callboard/api-contract/forms';
import { Menu } from '@callboard/ui-kit/overlays';
import { useActions, useFormModel } from '../FormBuilder/BuilderContext';
import { messages } from '../messages';

/** The menu of a section. */
export function SectionMenu({ section: { id }, title }: { section: FormSection; title: string }) {
  const { content } = useFormModel();
  const { toggle, step, openMoveDialog, duplicate, remove } = useActions();
  const first = content.pages[0];
  const last = content.pages.at(-1);
  return (
    <Menu
      shape="square"
      variant="quiet"
      size="small"
      icon="more"
      align="end"
      aria-label={messages.sectionActions(title)}
      data-more
      items={[
        { label: messages.settings, icon: 'cog', onSelect: () => toggle(id) },
        {
          label: messages.moveUp,
          icon: 'chevron-up',
          separator: true,
          disabled: first?.sections[0]?.id === id,
          onSelect: () => step(id, -1, 'menu'),
        },
        {
          label: messages.moveDown,
          icon: 'chevron-down',
          disabled: last?.sections.at(-1)?.id === id,
          onSelect: () => step(id, 1, 'menu'),
        },
        { label: messages.moveTo, icon: 'external', onSelect: () => openMoveDialog(id) },
        { label: messages.duplicate, icon: 'copy', separator: true, onSelect: () => duplicate(id) },
        { label: messages.remove, icon: 'trash', isDanger: true, onSelect: () => remove(id) },
      ]}
    />
  );
}
