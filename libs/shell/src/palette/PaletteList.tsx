import { MarkedText } from '@callboard/ui-kit/display';
import { Icon } from '@callboard/ui-kit/elements';
import { useEffect, useRef } from 'react';
import { paletteMessages } from './paletteMessages';
import type { PaletteGroup, PaletteItem } from './PaletteItem';
import styles from './Palette.module.css';

export interface PaletteListProps {
  /** The id of the palette; the ids of the list and its options are derived from it. */
  id: string;
  groups: readonly PaletteGroup[];
  /** The words that are marked in the labels. */
  query: string;
  active: string | undefined;
  onPoint: (key: string) => void;
  onChoose: (item: PaletteItem, isApart: boolean) => void;
}

/** The results, as options under headings. The focus stays in the input, with the active option in `aria-activedescendant`. */
export function PaletteList({ id, groups, query, active, onPoint, onChoose }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);

  // Scrolls the active option into view.
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  return (
    <div
      className={styles.list}
      id={`${id}-list`}
      role="listbox"
      aria-label={paletteMessages.results}
      ref={list}
    >
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`} className={styles.group}>
          <div className={styles.heading} id={`${id}-${group.id}`} role="presentation">
            {group.label}
          </div>
          {group.items.map((item) => (
            <div
              key={item.key}
              id={optionId(id, item.key)}
              className={styles.option}
              role="option"
              aria-selected={item.key === active}
              onPointerMove={() => onPoint(item.key)}
              onClick={(event) => onChoose(item, event.ctrlKey || event.metaKey)}
            >
              <Icon name={item.icon} size="small" />
              <span className={styles.label}>
                <MarkedText text={item.label} search={query} />
              </span>
              {item.match ? (
                <span className={styles.detail}>
                  {item.match.field}: <MarkedText text={item.match.parts} />
                </span>
              ) : (
                item.detail !== undefined && <span className={styles.detail}>{item.detail}</span>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The id of an option, without spaces. */
export function optionId(id: string, key: string): string {
  return `${id}-${key.replaceAll(/\s/g, '_')}`;
}
