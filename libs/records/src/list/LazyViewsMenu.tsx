import { Button } from '@callboard/ui-kit/elements';
import { lazy, Suspense } from 'react';
import type { ViewsMenuProps } from './ViewsMenu';
import { ViewName } from './ViewName';

const ViewsMenu = lazy(async () => ({ default: (await import('./ViewsMenu')).ViewsMenu }));

/** `ViewsMenu`, loaded after the list. Its button is there before, so that nothing moves when it comes. */
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
