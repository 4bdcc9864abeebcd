import { hooksFor } from '@callboard/api-client/collections';
import { defaultViewOf, isOwnView, listStateText, readListState } from '@callboard/domain/lists';
import { Menu, type MenuItem } from '@callboard/ui-kit/overlays';
import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { canReach } from '../actor/canReach';
import { LazyRecordFormDialog } from '../form/LazyRecordFormDialog';
import type { ListFacts } from '../rows/listFacts';
import type { ListStateHandle } from './useListState';
import { unpinnedState, withPinned } from './pinned';
import type { SavedView } from './savedView';
import { toViewItems } from './toViewItems';
import { useViewChanges } from './useViewChanges';
import { viewMessages } from './viewMessages';
import { ViewName } from './ViewName';

/** A list without any view, where it would open with one. */
const noView = 'none';

const { definition: viewDefinition, useList } = hooksFor('savedViews');
const maxViews = 200;
const fixedFields = ['collection', 'state', 'is_default'];

export interface ViewsMenuProps {
  facts: ListFacts;
  list: ListStateHandle;
}

/** The saved views of a list: opens, saves, shares and deletes them. A list with an empty URL opens with its default view. */
export function ViewsMenu({ facts, list }: ViewsMenuProps) {
  const { collection, definition, label, actor } = facts;
  const { data } = useList({
    filters: [{ field: 'collection', operator: 'eq', value: collection }],
    ordering: ['name'],
    pageSize: maxViews,
  });
  const views = data?.results.filter(
    (view) => isForActor(view, facts) && unpinnedState(view, facts) !== null,
  );
  const [form, setForm] = useState<SavedView | 'new'>();
  const changes = useViewChanges(facts);
  const text = listStateText(list.state, definition);
  const saved = listStateText(withPinned(list.state, facts), definition);
  const open = views?.find(({ hashcode }) => hashcode === list.view);
  const isChanged = open !== undefined && textOf(open) !== text;

  function show(view: SavedView, replace = false) {
    list.open(view.hashcode, stateOf(view), replace);
  }

  useOpening({ views, list, isBare: list.isBare, user: actor.user, show });

  function stateOf(view: SavedView) {
    return unpinnedState(view, facts) ?? noState();
  }

  function noState() {
    return readListState(new URLSearchParams(), definition, actor.roles);
  }

  // Parts of a shared view that the user cannot see are no change that they made.
  function textOf(view: SavedView) {
    return listStateText(stateOf(view), definition);
  }

  function showAll() {
    list.open(noView, noState());
  }

  async function remove(view: SavedView) {
    if ((await changes.remove(view)) && view === open) showAll();
  }

  const items: MenuItem[] = toViewItems({
    views: views ?? [],
    open,
    isChanged,
    user: actor.user,
    canChange: open !== undefined && canReach(viewDefinition, 'update', { ...open }, actor),
    canShare: actor.roles.some((role) => role === 'staff' || role === 'admin'),
    allLabel: viewMessages.all(label.many),
    onShow: show,
    onShowAll: showAll,
    onSaveNew: () => setForm('new'),
    onSave: (view) => void changes.saveState(view, saved),
    onEdit: setForm,
    onDefault: (view) => void changes.swapDefault(view),
    onRemove: (view) => void remove(view),
  });

  return (
    <>
      <Menu icon="star" label={<ViewName name={open?.name} isChanged={isChanged} />} items={items} />
      {form !== undefined && (
        <LazyRecordFormDialog
          collection="savedViews"
          record={form === 'new' ? undefined : { ...form }}
          defaults={{ collection, state: saved }}
          hidden={fixedFields}
          onDone={(saved) => {
            if (form === 'new') list.open(saved.hashcode, list.state);
          }}
          onClose={() => setForm(undefined)}
        />
      )}
    </>
  );
}

interface Opening {
  views: readonly SavedView[] | undefined;
  list: ListStateHandle;
  /** True if the URL has no state of the list. */
  isBare: boolean;
  user: string;
  show: (view: SavedView, replace: boolean) => void;
}

/** Fills a URL that names no more than a view, or nothing, with the state of that view, or of the default one. */
function useOpening({ views, list, isBare, user, show }: Opening) {
  const opened = useRef<string | undefined>(undefined);
  const { state: navigation } = useNavigation();
  const [path] = useState(() => globalThis.location.pathname);
  const isLoaded = views !== undefined;
  // The URL is outside React: it is filled when the views are there, and again when a link leads to the list without a view.
  useEffect(() => {
    // A view that arrives while a record opens does not lead back.
    if (!views || navigation !== 'idle' || globalThis.location.pathname !== path) return;
    const isNew = opened.current === undefined || (list.view === undefined && opened.current !== noView);
    opened.current = list.view ?? noView;
    if (!isNew || !isBare) return;
    const wanted =
      list.view === undefined
        ? defaultViewOf(views, user)
        : views.find(({ hashcode }) => hashcode === list.view);
    if (!wanted) return;
    opened.current = wanted.hashcode;
    show(wanted, true);
    // The state of the list can change as often as it likes: only what the URL opens counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isLoaded, list.view]);
}

/** The user's own views, and those that are shared with one of their roles; an admin can read every other one too. */
function isForActor(view: SavedView, { actor }: ListFacts): boolean {
  if (isOwnView(view, actor.user)) return true;
  const roles = view.shared_with ?? [];
  return (
    roles.length > 0 && (actor.roles.includes('admin') || roles.some((role) => actor.roles.includes(role)))
  );
}
