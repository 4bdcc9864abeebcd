import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { scrollTabIntoView } from './scrollTabIntoView';
import styles from './Tabs.module.css';
import { nextTab } from './nextTab';

/** One tab and its panel. */
export interface Tab {
  id: string;
  label: ReactNode;
  disabled?: boolean | undefined;
}

export interface TabsProps {
  /** The accessible name of the tab list. */
  label: string;
  /** The tabs, in order. */
  tabs: readonly Tab[];
  /** The id of the selected tab. */
  value: string;
  /** Called with the id of the selected tab. */
  onValueChange: (id: string) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
}

/** Panels of which one is visible. Arrow keys move between the tabs; only the selected one is a tab stop. */
export function Tabs({ label, tabs, value, onValueChange, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  // Synchronises the scroll position: on a narrow screen the selected tab can be outside the visible part.
  useEffect(() => scrollTabIntoView(list.current, '[aria-selected="true"]'), [value]);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = nextTab(tabs, value, event.key, isRightToLeft);
    if (next === undefined) return;
    event.preventDefault();
    onValueChange(next.id);
    const buttons = list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [];
    Array.from(buttons)
      .find((button) => button.dataset['tab'] === next.id)
      ?.focus();
  }

  return (
    <div className={styles.root}>
      <div className={styles.list} role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className={styles.tab}
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === value}
            aria-controls={tab.id === value ? `${id}-panel` : undefined}
            tabIndex={tab.id === value ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => onValueChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        className={styles.panel}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  );
}
