import type { Role } from '@callboard/api-contract';
import { useTenant } from '@callboard/tenant';
import { Button, buttonVariant } from '@callboard/ui-kit/elements';
import { SearchBox } from '@callboard/ui-kit/inputs';
import { SidePanel } from '@callboard/ui-kit/overlays';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { pageOf, pagesFor, type HelpedScreen } from '../find/pagesFor';
import { searchPages } from '../find/searchPages';
import type { HelpPage } from '../HelpPage';
import { helpPages } from '../pages';
import { Sentence } from '../text/Sentence';
import { HelpArticle } from './HelpArticle';
import { helpMessages as words } from './helpMessages';
import styles from './HelpPanel.module.css';

export interface HelpPanelProps {
  roles: readonly Role[];
  /** The screens that the user can open. */
  screens: readonly HelpedScreen[];
  /** The screen behind the panel; undefined for a page that does not exist. */
  screen: HelpedScreen | undefined;
  /** The id of the page to begin with. @default the page of the screen */
  page?: string | undefined;
  onClose: () => void;
  /** Opens the list of keyboard shortcuts instead. */
  onShortcuts: () => void;
}

/** Help next to the page: what the screen is for and what to do on it, then a search over all help of the user. */
export function HelpPanel({ roles, screens, screen, page, onClose, onShortcuts }: HelpPanelProps) {
  const pages = pagesFor(helpPages, roles, screens);
  const own = pages.find(({ id }) => id === page) ?? (screen && pageOf(pages, screen));
  const [shown, setShown] = useState(own);
  return (
    <SidePanel
      open
      title={words.title}
      onOpenChange={onClose}
      actions={
        <>
          {shown?.hasCard && (
            <Link {...buttonVariant()} to={cardPath(shown)} onClick={onClose}>
              {words.card}
            </Link>
          )}
          <Button onClick={onShortcuts}>{words.shortcuts}</Button>
        </>
      }
    >
      <HelpBody key={shown?.id} pages={pages} shown={shown} isOpening={shown === own} onChoose={setShown} />
    </SidePanel>
  );
}

/** The address of the card of a page. */
function cardPath({ id }: HelpPage): string {
  return `/help/${id}/card`;
}

interface HelpBodyProps {
  pages: readonly HelpPage[];
  shown: HelpPage | undefined;
  /** The panel itself sets the focus. */
  isOpening: boolean;
  onChoose: (page: HelpPage) => void;
}

function HelpBody({ pages, shown, isOpening, onChoose }: HelpBodyProps) {
  const [query, setQuery] = useState('');
  const { labels } = useTenant();
  const top = useRef<HTMLDivElement>(null);
  const isTyped = query.trim() !== '';
  const others = isTyped ? searchPages(pages, query, labels) : pages.filter((page) => page !== shown);

  // Synchronises with the browser's focus: the button of a page is gone when the page is shown.
  useLayoutEffect(() => {
    if (!isOpening) top.current?.querySelector('h3')?.focus();
  }, [isOpening]);

  return (
    <div ref={top} className={styles.body}>
      {shown ? (
        <HelpArticle page={shown} />
      ) : (
        <p className={styles.purpose} tabIndex={-1} data-autofocus>
          {words.none}
        </p>
      )}
      <section className={styles.others}>
        <h3 className={styles.heading}>{words.others}</h3>
        <SearchBox label={words.search} value={query} onValueChange={setQuery} maxLength={100} />
        <p role="status" className={styles.count}>
          {isTyped && words.found(others.length)}
        </p>
        {isTyped && others.length === 0 && <p className={styles.purpose}>{words.nothing}</p>}
        <ul className={styles.pages}>
          {others.map((page) => (
            <li key={page.id}>
              <button type="button" className={styles.page} onClick={() => onChoose(page)}>
                <Sentence text={page.text.title} />
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
