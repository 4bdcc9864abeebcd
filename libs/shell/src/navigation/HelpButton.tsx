import { Button } from '@callboard/ui-kit/elements';
import { useOpenTool } from '../tools/ToolContext';
import { frameMessages } from '../frameMessages';

/** Opens the help of the page, as its key does. */
export function HelpButton() {
  const open = useOpenTool();
  return (
    <Button
      variant="quiet"
      shape="square"
      icon="help"
      aria-label={frameMessages.help}
      aria-haspopup="dialog"
      aria-keyshortcuts="?"
      onClick={() => open('help')}
    />
  );
}
