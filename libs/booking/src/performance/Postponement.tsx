import { lazy, Suspense } from 'react';
import { usePostponement } from './usePostponement';

const PostponementPanel = lazy(async () => ({
  default: (await import('./PostponementPanel')).PostponementPanel,
}));

/** Answers of the buyers after the performance was moved, if it was. */
export function Postponement({ performance }: { performance: string }) {
  const postponement = usePostponement(performance);
  return (
    postponement && (
      <Suspense fallback={null}>
        <PostponementPanel postponement={postponement} />
      </Suspense>
    )
  );
}
