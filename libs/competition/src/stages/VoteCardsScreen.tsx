import { queries } from '@callboard/api-client/actions';
import { maxVoteCards } from '@callboard/api-contract/competition';
import { QueryView } from '@callboard/ui-kit/display';
import { buttonVariant } from '@callboard/ui-kit/elements';
import { NumberField, numberMessage } from '@callboard/ui-kit/inputs';
import { PaperPage } from '@callboard/ui-kit/layout';
import { QrCode } from '@callboard/ui-kit/qr';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import styles from './stages.module.css';
import { voteMessages as words } from './voteMessages';

/** As many as three sheets hold. */
const usualCount = 24;
const limits = { min: 1, max: maxVoteCards, step: 1 };

/** Cards for the seats of a hall, each with a code that has one vote. How many is in the URL. */
export function Screen() {
  const { hashcode = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const requested = Number(search.get('count') ?? usualCount);
  const count =
    Number.isInteger(requested) && requested >= 1 ? Math.min(requested, maxVoteCards) : usualCount;
  // What is typed while it is no count: then there is nothing to print.
  const [wrong, setWrong] = useState<string | null>();
  const { data, ...query } = queries.voteCards.useQuery({ stage: hashcode, count: String(count) });
  return (
    <PaperPage
      back={
        <Link {...buttonVariant()} to={`/stages/${hashcode}`}>
          {words.back}
        </Link>
      }
      title={words.cards}
      options={
        <NumberField
          label={words.cardCount}
          {...limits}
          required
          value={wrong === undefined ? count : wrong}
          error={wrong === null ? numberMessage(limits) : undefined}
          onValueChange={(value) => {
            setWrong(typeof value === 'number' ? undefined : value);
            if (typeof value !== 'number') return;
            setSearch(value === usualCount ? {} : { count: String(value) }, { replace: true });
          }}
        />
      }
      isReady={data !== undefined && wrong === undefined}
      paper="labels"
    >
      <QueryView query={{ ...query, value: data, retry: query.refetch }}>
        {({ stage, event, cards }) => (
          <ul className={styles.cards}>
            {cards.map(({ nth, code }) => (
              <li key={nth} className={styles.card}>
                <QrCode text={`${location.origin}/vote/${hashcode}#${code}`} label={words.cardOf(nth)} />
                <span className={styles.cardText}>
                  <strong>{words.cardTitle}</strong>
                  <span>{[event, stage].join(' · ')}</span>
                  <span>{words.cardHelp}</span>
                  <code>{code}</code>
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </PaperPage>
  );
}
