import { cardNamed, type LayoutWidget } from '@callboard/api-contract/layouts';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { Suspense, use } from 'react';
import { messages } from '../messages';
import { CardsContext } from '../widgets/CardsContext';
import styles from './WidgetCard.module.css';

/** A card that a screen registered, with the heading of its own; nothing where it is not for the user. */
export function RegisteredCard({ widget: { name, settings } }: { widget: LayoutWidget }) {
  const cards = use(CardsContext);
  const card = cardNamed(settings['card']);
  if (!card) {
    return (
      <Card title={name}>
        <p className={styles.note}>{messages.notSetUp}</p>
      </Card>
    );
  }
  const Body = cards[card.value];
  if (!Body) return null;
  return (
    <Suspense
      fallback={
        <Card>
          <Skeleton lines={6} />
        </Card>
      }
    >
      <Body />
    </Suspense>
  );
}
