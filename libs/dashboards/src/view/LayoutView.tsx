import type { LayoutCell, LayoutContent } from '@callboard/api-contract/layouts';
import type { CSSProperties } from 'react';
import styles from './LayoutView.module.css';
import { WidgetCard } from './WidgetCard';

/** The sizes of screen that a cell has a width for. */
export const screenSizes = ['phone', 'tablet', 'desk'] as const;
export type ScreenSize = (typeof screenSizes)[number];

export interface LayoutViewProps {
  /** The layout that is shown. */
  content: LayoutContent;
  /** Shows the widths of this size, for a preview. @default those of the room that it has */
  size?: ScreenSize | undefined;
}

/** A composed page: its pages one below the other, their rows as grids of twelve columns. */
export function LayoutView({ content, size }: LayoutViewProps) {
  const isOne = content.pages.length === 1;
  return (
    <div className={styles.root} data-size={size}>
      {content.pages.map((page) => (
        <div
          key={page.id}
          className={styles.page}
          {...(!isOne && { role: 'group', 'aria-label': page.name })}
        >
          {!isOne && <h2 className={styles.heading}>{page.name}</h2>}
          {page.rows.map((row) => (
            <div key={row.id} className={styles.row}>
              {row.cells.map((cell) => (
                <div
                  key={cell.id}
                  className={styles.cell}
                  data-filled={cell.widgets.length > 0 || undefined}
                  style={widthsOf(cell)}
                >
                  {cell.widgets.map((widget) => (
                    <WidgetCard key={widget.id} widget={widget} />
                  ))}
                </div>
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function widthsOf({ phone, tablet, desk }: LayoutCell): CSSProperties {
  // Custom properties are no keys of CSSProperties.
  return { '--phone': phone, '--tablet': tablet, '--desk': desk } as CSSProperties;
}
