import { loadCollections, withReferences } from '@callboard/api-contract/collections';
import { Button } from '@callboard/ui-kit/elements';
import { whenIdle } from '@callboard/ui-kit/layout';
import { lazy, Suspense } from 'react';
import type { ViewsMenuProps } from './ViewsMenu';
import { ViewName } from './ViewName';

const ViewsMenu = lazy(async () => {
  await new Promise<void>(whenIdle);
  await loadCollections(withReferences('savedViews'));
  const { ViewsMenu: Menu } = await import('./ViewsMenu');
  return { default: Menu };
});

/** `ViewsMenu`, loaded after the first rows. Its button is there before, so that nothing moves when it comes. */
export function LazyViewsMenu(props: ViewsMenuProps) {
  return (
    <Suspense
      fallback={
        <Button icon="star" shape="menu" disabled>
          <ViewName />
        </Button>
      }
    >
      <ViewsMenu {...props} />
    </Suspense>
  );
}
