import { Button, Icon, Spinner } from '@callboard/ui-kit/elements';
import { useModalDialog } from '@callboard/ui-kit/overlays';
import { use, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ToolProps } from '../tools/ToolContext';
import { PaletteList, optionId } from './PaletteList';
import { paletteMessages } from './paletteMessages';
import { PaletteNote } from './PaletteNote';
import type { PaletteItem } from './PaletteItem';
import { readKeys } from './readKeys';
import { RecentContext } from './RecentContext';
import { takeTyped } from './typedAhead';
import { usePaletteGroups } from './usePaletteGroups';
import { usePaletteKeys } from './usePaletteKeys';
import styles from './Palette.module.css';

/** The command palette: finds pages, records and commands by a few letters. */
export function Palette({ onClose }: ToolProps) {
  const [ahead] = useState(() => readKeys(takeTyped()));
  const [query, setQuery] = useState(ahead.text);
  const dialog = useModalDialog();
  const recent = use(RecentContext);
  const navigate = useNavigate();
  const id = useId();
  const found = usePaletteGroups(query);
  const items = found.groups.flatMap((group) => group.items);
  const keys = usePaletteKeys(items, choose, ahead.isSelected);

  function choose(item: PaletteItem, isApart: boolean) {
    recent.add(item);
    if (isApart && item.href !== undefined) {
      window.open(item.href, '_blank', 'noopener');
      return;
    }
    onClose();
    // Closes the dialog first, because the command can open another one or move the focus.
    queueMicrotask(() => (item.href === undefined ? item.run?.() : void navigate(item.href)));
  }

  return (
    <dialog
      ref={dialog}
      className={styles.root}
      aria-label={paletteMessages.title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.frame}>
        <div className={styles.bar}>
          {found.isSearching ? <Spinner size="small" /> : <Icon name="search" />}
          <input
            className={styles.input}
            role="combobox"
            type="text"
            aria-label={paletteMessages.title}
            aria-expanded="true"
            aria-autocomplete="list"
            aria-controls={`${id}-list`}
            aria-activedescendant={keys.active && optionId(id, keys.active)}
            placeholder={paletteMessages.placeholder}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={200}
            value={query}
            onChange={(event) => {
              setQuery(event.currentTarget.value);
              keys.reset();
            }}
            onKeyDown={(event) => {
              if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
                event.preventDefault();
                onClose();
              } else keys.onKeyDown(event);
            }}
          />
          <Button
            variant="quiet"
            shape="square"
            size="small"
            icon="close"
            aria-label={paletteMessages.close}
            onClick={onClose}
          />
        </div>
        <PaletteList
          id={id}
          groups={found.groups}
          query={query}
          active={keys.active}
          onPoint={keys.point}
          onChoose={choose}
        />
        <PaletteNote query={query} count={found.hasOnlySimilar ? 0 : items.length} search={found} />
      </div>
    </dialog>
  );
}
