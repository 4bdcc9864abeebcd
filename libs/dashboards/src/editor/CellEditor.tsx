import { type LayoutCell, type LayoutWidget, type WidgetKind } from '@callboard/api-contract/layouts';
import { newUuid } from '@callboard/api-client';
import { translate } from '@callboard/language';
import { Button } from '@callboard/ui-kit/elements';
import { Menu } from '@callboard/ui-kit/overlays';
import type { CSSProperties } from 'react';
import { editorMessages as words } from './editorMessages';
import { WidgetCard } from '../view/WidgetCard';
import { widgetName } from '../view/widgetName';
import { useEditor } from './EditorContext';
import styles from './LayoutEditor.module.css';
import { newWidget } from './newParts';
import { changePart, copyOf, insertPart, placeOf } from './operations';
import { PartBar } from './PartBar';
import { partState } from './partState';
import { useOfferedKinds } from './useOfferedKinds';

/** One cell: its width on the size that is shown, and its widgets as readers see them. */
export function CellEditor({ cell, label }: { cell: LayoutCell; label: string }) {
  const editor = useEditor();
  const { content, change, size, openSettings } = editor;
  const kinds = useOfferedKinds();
  const width = cell[size];
  const resize = (by: number) => change(changePart(content, cell.id, { [size]: width + by }));

  function add(kind: WidgetKind, name: string) {
    const widget = newWidget(kind, name);
    change(insertPart(content, widget, { parent: cell.id, index: cell.widgets.length }));
    openSettings(widget.id);
  }

  return (
    <div
      {...partState(editor, cell.id, 'cell')}
      className={styles.cell}
      role="group"
      aria-label={label}
      // A custom property is no key of CSSProperties.
      style={{ '--width': width } as CSSProperties}
    >
      <PartBar id={cell.id} label={label}>
        <span className={styles.widths}>
          <Button
            variant="quiet"
            shape="square"
            size="small"
            icon="chevron-start"
            aria-label={words.narrower(label)}
            disabled={width <= 1}
            onClick={() => resize(-1)}
          />
          <span>{words.twelfths(width)}</span>
          <Button
            variant="quiet"
            shape="square"
            size="small"
            icon="chevron-end"
            aria-label={words.wider(label)}
            disabled={width >= 12}
            onClick={() => resize(1)}
          />
        </span>
      </PartBar>
      {cell.widgets.map((widget) => (
        <WidgetEditor key={widget.id} widget={widget} />
      ))}
      <Menu
        size="small"
        icon="plus"
        label={words.addWidget}
        aria-label={words.addWidgetTo(label)}
        items={kinds.map(({ value, label: kind }) => ({
          label: translate(kind),
          onSelect: () => add(value, translate(kind)),
        }))}
      />
    </div>
  );
}

function WidgetEditor({ widget }: { widget: LayoutWidget }) {
  const editor = useEditor();
  const { content, change, openSettings } = editor;
  const name = widgetName(widget);

  function duplicate() {
    const place = placeOf(content, widget.id);
    if (!place) return;
    const copy = copyOf(widget, newUuid());
    change(insertPart(content, copy, { parent: place.list.parent, index: place.index + 1 }), copy.id);
  }

  return (
    <div {...partState(editor, widget.id, 'widget')} className={styles.widget} role="group" aria-label={name}>
      <PartBar
        id={widget.id}
        label={name}
        items={[
          { label: words.settings, icon: 'cog', onSelect: () => openSettings(widget.id) },
          { label: words.duplicate, icon: 'copy', onSelect: duplicate },
        ]}
      />
      <WidgetCard widget={widget} />
    </div>
  );
}
