import { useEffect, type ReactNode } from 'react';
import { Button } from '../../elements/Button/Button';
import styles from './PaperPage.module.css';
import { paperMessages as words } from './paperMessages';

/** A sheet of A4, A4 with narrow margins for labels and tickets, or the roll of a till by its width in millimetres. */
export type Paper = 'a4' | 'labels' | '80' | '58';

export interface PaperPageProps {
  /** The way back to the page that it was opened from. */
  back: ReactNode;
  /** The heading next to the way back, where the paper has none of its own. */
  title?: string | undefined;
  /** The options of what is printed, and on which paper. */
  options?: ReactNode;
  /** True once there is something to print. */
  isReady: boolean;
  /** The sheet or the roll that it is printed on. @default 'a4' */
  paper?: Paper | undefined;
  /** The text at the foot of each printed page of A4, next to its number: 'Page 3 of 7'. Without it there is no foot. */
  footer?: string | undefined;
  /** The content of the paper. */
  children: ReactNode;
}

/** A screen that is printed: the paper as it will be, always light, with the button that prints it above and no app around it. */
export function PaperPage({ back, title, options, isReady, paper = 'a4', footer, children }: PaperPageProps) {
  usePageFooter(footer);
  return (
    <div className={styles.root} data-theme="light" data-format={paper}>
      <header className={styles.tools}>
        <div className={styles.back}>{back}</div>
        {title !== undefined && <h1>{title}</h1>}
        {options}
        <Button variant="primary" disabled={!isReady} onClick={() => window.print()}>
          {words.print}
        </Button>
      </header>
      <main className={styles.paper}>{children}</main>
    </div>
  );
}

function usePageFooter(footer: string | undefined): void {
  // The margins of printed pages belong to the document, outside React: they take their texts from its root.
  useEffect(() => {
    if (footer === undefined) return;
    const texts = {
      '--print-footer': footer,
      '--print-page': `${words.page} `,
      '--print-of': ` ${words.of} `,
    };
    const { style } = document.documentElement;
    for (const [name, text] of Object.entries(texts)) style.setProperty(name, JSON.stringify(text));
    return () => {
      for (const name of Object.keys(texts)) style.removeProperty(name);
    };
  }, [footer]);
}
