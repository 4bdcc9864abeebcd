import { actions, queries } from '@callboard/api-client/actions';
import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import type { QueryOutputOf } from '@callboard/api-contract/queries';
import { layoutPath, placeAt } from '@callboard/api-contract/layouts';
import { UnsavedChangesDialog } from '@callboard/forms';
import { CommentedProfile, type ProfileTab } from '@callboard/records/profile';
import { Button, buttonVariant, Skeleton } from '@callboard/ui-kit/elements';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useHashcode } from '@callboard/records/screen';
import { layoutMessages as words } from './layoutMessages';
import { LayoutVersions } from './LayoutVersions';
import { PublishLayoutDialog } from './PublishLayoutDialog';
import { ReturnToDefault } from './ReturnToDefault';
import { useLayoutDraft, type LayoutDraft } from './useLayoutDraft';
import type { WithTools } from './WithTools';

const LayoutEditor = lazy(async () => ({
  default: (await import('../editor')).LayoutEditor,
}));

// Before it is published, a dialog names who sees it.
const ownTransitions = ['publish'] as const;
// A page that every tenant has is not gone when it is retired: it returns to its default.
const ownTransitionsOfPlace = ['publish', 'retire'] as const;

/** A composed page: its editor, its versions, and who sees it. */
export function LayoutProfile({ Tools }: WithTools) {
  const hashcode = useHashcode();
  const { data: layout } = collections.layouts.useGet(hashcode);
  const { data: stored } = queries.layoutDraft.useQuery({ layout: hashcode });
  if (layout && stored) return <Profile key={hashcode} layout={layout} stored={stored} Tools={Tools} />;
  return <CommentedProfile collection="layouts" hashcode={hashcode} ownTransitions={ownTransitions} />;
}

interface ProfileProps extends WithTools {
  layout: RecordOf<'layouts'>;
  stored: QueryOutputOf<'layoutDraft'>;
}

function Profile({ layout, stored, Tools }: ProfileProps) {
  const [saveLayout] = actions.saveLayout.useAction();
  const draft = useLayoutDraft(
    stored.content,
    async (content) => (await saveLayout(layout.hashcode, { content })).ok,
  );
  const [isPublishing, setPublishing] = useState(false);
  const isPlace = placeAt(layout.slug) !== undefined;
  const leading: ProfileTab[] = [
    { id: 'layout', label: words.layout, render: () => <Editor draft={draft} Tools={Tools} /> },
    {
      id: 'versions',
      label: words.versions,
      render: () => (
        <LayoutVersions layout={layout} versions={stored.versions} onRolledBack={draft.replace} />
      ),
    },
  ];
  return (
    <>
      <CommentedProfile
        collection="layouts"
        hashcode={layout.hashcode}
        ownTransitions={isPlace ? ownTransitionsOfPlace : ownTransitions}
        leadingTabs={leading}
        actions={() => (
          <>
            {layout.status === 'published' && <OpenPage layout={layout} />}
            {layout.status === 'published' && isPlace && <ReturnToDefault layout={layout} />}
            <Button variant="primary" onClick={() => setPublishing(true)}>
              {words.publish}
            </Button>
          </>
        )}
      />
      {isPublishing && (
        <PublishLayoutDialog layout={layout} draft={draft} onClose={() => setPublishing(false)} />
      )}
      <UnsavedChangesDialog
        open={draft.departure.isBlocked}
        onKeep={draft.departure.stay}
        onDiscard={draft.departure.leave}
      />
    </>
  );
}

/** The way to where readers see it. */
function OpenPage({ layout }: { layout: RecordOf<'layouts'> }) {
  return (
    <Link to={layoutPath(layout.slug)} {...buttonVariant({})}>
      {words.open}
    </Link>
  );
}

function Editor({ draft, Tools }: WithTools & { draft: LayoutDraft }) {
  return (
    <Tools>
      <Suspense fallback={<Skeleton lines={10} />}>
        <LayoutEditor content={draft.content} onChange={draft.change} status={draft.statusText} />
      </Suspense>
    </Tools>
  );
}
