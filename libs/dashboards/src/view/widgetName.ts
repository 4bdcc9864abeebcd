import { cardNamed, type LayoutWidget } from '@callboard/api-contract/layouts';
import { translate } from '@callboard/language';

/** Name of a widget in the editor: a card by its content, any other by the name that it was given. */
export function widgetName({ kind, name, settings }: LayoutWidget): string {
  const card = kind === 'card' ? cardNamed(settings['card']) : undefined;
  return card ? translate(card.label) : name;
}
