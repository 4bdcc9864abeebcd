import { widgetsOf, type LayoutContent } from '@callboard/api-contract/layouts';
import { EmptyState } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { lazy, Suspense, type ReactNode } from 'react';
import type { OwnPageProps } from './OwnPageButtons';
import { ownPageMessages as words } from './ownPageMessages';
import type { WithTools } from './WithTools';
import { useOwnPage } from './useOwnPage';

const OwnPageEditor = lazy(async () => ({ default: (await import('./OwnPageEditor')).OwnPageEditor }));

export interface OwnPageViewProps extends OwnPageProps, WithTools {
  /** Content without an own version, with ids of its own. */
  toContent: () => LayoutContent;
  /** The page as it is shown: the own version, or the shared one. */
  children: ReactNode;
}

/** A page that its reader can have a version of: with its editor, or with a note where the shared page has changed since. */
export function OwnPageView({ slug, own, toContent, children, Tools }: OwnPageViewProps) {
  const { isEditing, setEditing, back, keep, isBusy } = useOwnPage(slug, own);
  if (isEditing) {
    return (
      <Suspense fallback={<Skeleton lines={10} />}>
        <OwnPageEditor
          slug={slug}
          stored={own?.content}
          toContent={toContent}
          Tools={Tools}
          onDone={() => setEditing(false)}
        />
      </Suspense>
    );
  }
  return (
    <>
      {own?.is_behind === true && (
        <Banner
          title={words.changed}
          actions={
            <>
              <Button isBusy={isBusy} onClick={back}>
                {words.take}
              </Button>
              <Button isBusy={isBusy} onClick={keep}>
                {words.keep}
              </Button>
            </>
          }
        >
          {words.changedText}
        </Banner>
      )}
      {own && widgetsOf(own.content).length === 0 ? (
        <EmptyState
          title={words.empty}
          icon="apps"
          action={
            <Button variant="primary" onClick={() => setEditing(true)}>
              {words.edit}
            </Button>
          }
        >
          {words.emptyText}
        </EmptyState>
      ) : (
        children
      )}
    </>
  );
}
