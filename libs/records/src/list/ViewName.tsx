import { viewMessages } from './viewMessages';
import styles from './views.module.css';

export interface ViewNameProps {
  /** The open view; without one, the name of the menu. */
  name?: string | undefined;
  isChanged?: boolean | undefined;
}

/** The text of the menu's button: always as wide, so that no view moves its neighbours. */
export function ViewName({ name = viewMessages.views, isChanged = false }: ViewNameProps) {
  return (
    <span className={styles.name} title={name}>
      {name}
      {isChanged && <i className={styles.mark} role="img" aria-label={viewMessages.changed} />}
    </span>
  );
}
