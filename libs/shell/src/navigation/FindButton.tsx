import { Button } from '@callboard/ui-kit/elements';
import { useOpenTool } from '../tools/ToolContext';
import { frameMessages } from '../frameMessages';
import styles from './NavBar.module.css';

/** Opens the command palette, as its shortcut does. */
export function FindButton() {
  const open = useOpenTool();
  return (
    <Button
      variant="quiet"
      icon="search"
      aria-label={frameMessages.find}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => open('palette')}
    >
      <span className={styles.wideOnly}>{frameMessages.findShort}</span>
    </Button>
  );
}
