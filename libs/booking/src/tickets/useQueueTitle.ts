import { useEffect } from 'react';

/** Shows what matters in the title of the tab, which a buyer sees while they read another page. Null: the page's own title. */
export function useQueueTitle(title: string | null): void {
  // Synchronises with the title of the document.
  useEffect(() => {
    if (title === null) return undefined;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
