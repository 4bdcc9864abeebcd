import { savedViews } from '@callboard/api-contract/views';
import { isOwnView } from '@callboard/domain/lists';
import { translate } from '@callboard/language';
import type { MenuItem } from '@callboard/ui-kit/overlays';
import { messages } from '../messages';
import { viewMessages } from './viewMessages';
import type { SavedView } from './savedView';

const { options: roleOptions } = savedViews.fields.shared_with;

export interface ViewItemsOptions {
  views: readonly SavedView[];
  /** The view that is open, and whether the list differs from it. */
  open: SavedView | undefined;
  isChanged: boolean;
  user: string;
  canChange: boolean;
  canShare: boolean;
  allLabel: string;
  onShow: (view: SavedView) => void;
  onShowAll: () => void;
  onSaveNew: () => void;
  onSave: (view: SavedView) => void;
  onEdit: (view: SavedView) => void;
  onDefault: (view: SavedView) => void;
  onRemove: (view: SavedView) => void;
}

/** The items of the menu: the views, then what can be done with the open one. */
export function toViewItems(options: ViewItemsOptions): MenuItem[] {
  const { views, open, user, allLabel, onShowAll, onSaveNew } = options;
  const own = views.filter((view) => isOwnView(view, user));
  const shared = views.filter((view) => !isOwnView(view, user));
  return [
    { label: allLabel, isCurrent: open === undefined, onSelect: onShowAll },
    ...group(viewMessages.own, own, options),
    ...group(viewMessages.shared, shared, options),
    { label: viewMessages.saveNew, icon: 'plus', heading: viewMessages.thisList, onSelect: onSaveNew },
    ...(open ? openItems(open, options) : []),
  ];
}

function group(heading: string, views: readonly SavedView[], { open, onShow }: ViewItemsOptions): MenuItem[] {
  return views.map((view, index) => ({
    label: view.name,
    description: descriptionOf(view),
    isCurrent: view === open,
    onSelect: () => onShow(view),
    ...(index === 0 && { heading }),
  }));
}

function descriptionOf({ is_default, shared_with }: SavedView): string | undefined {
  const roles = roleOptions.filter(({ value }) => shared_with?.includes(value));
  const parts = [
    is_default === true && viewMessages.isDefault,
    roles.length > 0 && viewMessages.sharedWith(roles.map(({ label }) => translate(label)).join(', ')),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : undefined;
}

function openItems(open: SavedView, options: ViewItemsOptions): MenuItem[] {
  const { isChanged, canChange, canShare } = options;
  const discard: MenuItem = {
    label: viewMessages.discard,
    icon: 'undo',
    disabled: !isChanged,
    onSelect: () => options.onShow(open),
  };
  if (!canChange) return [discard];
  return [
    {
      label: viewMessages.saveChanges,
      icon: 'check',
      disabled: !isChanged,
      onSelect: () => options.onSave(open),
    },
    discard,
    {
      label: canShare ? viewMessages.renameOrShare : viewMessages.rename,
      icon: 'pencil',
      onSelect: () => options.onEdit(open),
    },
    {
      label: open.is_default === true ? viewMessages.endDefault : viewMessages.makeDefault,
      icon: 'star',
      onSelect: () => options.onDefault(open),
    },
    {
      label: messages.remove,
      icon: 'trash',
      isDanger: true,
      separator: true,
      onSelect: () => options.onRemove(open),
    },
  ];
}
