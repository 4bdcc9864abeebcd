import { Card } from '@callboard/ui-kit/layout';
import { buttonVariant } from '@callboard/ui-kit/elements';
import { Link } from 'react-router';
import styles from './show.module.css';
import { screensMessages as words } from './screensMessages';

/** The ways to the pages of a show that are made for a screen on a wall. */
export function ScreenLinks({ performance }: { performance: string }) {
  const page = `/performances/${performance}/show`;
  return (
    <Card title={words.screens}>
      <div className={styles.links}>
        <Link {...buttonVariant()} to={`${page}/clock`}>
          {words.clock}
        </Link>
        <Link {...buttonVariant()} to={`${page}/wings`}>
          {words.wings}
        </Link>
        <Link {...buttonVariant()} to={`${page}/green-room`}>
          {words.greenRoom}
        </Link>
      </div>
    </Card>
  );
}
