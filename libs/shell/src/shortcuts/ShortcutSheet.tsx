import { Switch } from '@callboard/ui-kit/inputs';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { useModules } from '../navigation/useModules';
import type { ToolProps } from '../tools/ToolContext';
import { KeyStrokes } from './KeyStrokes';
import { moduleKeys } from './moduleKeys';
import { shortcutMessages } from './shortcutMessages';
import { shortcuts, type ShortcutPlace } from './shortcuts.data';
import { areSingleKeysOn, turnSingleKeys } from './singleKeys';
import styles from './ShortcutSheet.module.css';

interface Row {
  keys: readonly string[];
  text: string;
}

/** Moves the focus to the start of the list; otherwise the switch at its end would get it. */
const firstFocus = { 'data-autofocus': true, tabIndex: -1 };

const places = ['anywhere', 'page', 'table', 'panel', 'desk'] as const satisfies readonly ShortcutPlace[];

/** The list of all shortcuts. */
export function ShortcutSheet({ onClose }: ToolProps) {
  const [isOn, setOn] = useState(areSingleKeysOn);
  const modules = [...moduleKeys(useModules())].map(([letter, { label }]): Row => ({
    keys: [`G ${letter}`],
    text: shortcutMessages.goTo(label),
  }));
  return (
    <Dialog open title={shortcutMessages.title} width={640} onOpenChange={onClose}>
      <div className={styles.groups}>
        {places.map((place, index) => (
          <section key={place} className={styles.group}>
            <h3 className={styles.heading} {...(index === 0 && firstFocus)}>
              {shortcutMessages.places[place]}
            </h3>
            <dl className={styles.list}>
              {[...rowsOf(place), ...(place === 'anywhere' ? modules : [])].map(({ keys, text }) => (
                <div key={text} className={styles.row}>
                  <dt>{text}</dt>
                  <dd className={styles.keys}>
                    <KeyStrokes keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className={styles.setting}>
        <Switch
          label={shortcutMessages.singleKeys}
          checked={isOn}
          onChange={(event) => {
            setOn(event.currentTarget.checked);
            turnSingleKeys(event.currentTarget.checked);
          }}
        />
        <p className={styles.hint}>{shortcutMessages.singleKeysText}</p>
      </div>
    </Dialog>
  );
}

function rowsOf(place: ShortcutPlace): Row[] {
  return shortcuts
    .filter((shortcut) => shortcut.place === place)
    .map(({ id, keys }) => ({ keys, text: shortcutMessages.does[id] }));
}
