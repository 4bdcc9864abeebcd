import { useRecordName } from '@callboard/app-state';
import { useTenant } from '@callboard/tenant';
import { EmptyState } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { PaperPage } from '@callboard/ui-kit/layout';
import { useNavigate, useParams } from 'react-router';
import { helpPages } from '../pages';
import { HelpArticle } from '../panel/HelpArticle';
import { helpMessages as words } from '../panel/helpMessages';
import { plainSentence } from '../text/fillSentence';
import styles from './HelpCard.module.css';

/** One page of help on paper, for the table, the door or the wings. */
export function Screen() {
  const { page: id } = useParams();
  const { labels, name } = useTenant();
  const navigate = useNavigate();
  const page = helpPages.find((each) => each.hasCard && each.id === id);
  useRecordName(page && plainSentence(page.text.title, labels));
  return (
    <PaperPage
      back={<Button onClick={() => void navigate(-1)}>{words.back}</Button>}
      isReady={page !== undefined}
    >
      {page ? (
        <>
          <p className={styles.brand}>{name}</p>
          <HelpArticle page={page} isPrinted />
        </>
      ) : (
        <EmptyState title={words.noCard}>{words.noCardText}</EmptyState>
      )}
    </PaperPage>
  );
}
