import { pageTitle, type PageTitleParts } from '@callboard/tenant';
import { useEffect } from 'react';

/** Synchronises the window's title with the page (clauses 1.7 and 2.35). */
export function useDocumentTitle(parts: PageTitleParts) {
  const title = pageTitle(parts);
  // The title belongs to the document, outside React.
  useEffect(() => {
    document.title = title;
  }, [title]);
}
