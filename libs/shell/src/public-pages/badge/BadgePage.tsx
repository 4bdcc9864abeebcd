'use no memo'; // Texts are read again when the language changes.

import { apiPrefix } from '@callboard/api-contract';
import { formatDay } from '@callboard/ui-kit/dates';
import { EmptyState, KeyValueList, QueryView } from '@callboard/ui-kit/display';
import { Button, saveFile } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { useDocumentTitle } from '../../routing/useDocumentTitle';
import { PublicFrame } from '../PublicFrame';
import frame from '../PublicFrame.module.css';
import { badgeMessages as words } from './badgeMessages';
import { useBadge, type CheckedBadge } from './useBadge';

/** A badge that its holder made public, with whether its signature holds. */
export function BadgePage({ badge }: { badge: string }) {
  const { problem, ...query } = useBadge(badge);
  useDocumentTitle({ route: { name: words.title, path: '/badges/:badge' } });
  return (
    <PublicFrame title={words.title}>
      {problem?.kind === 'missing' ? (
        <EmptyState icon="star" title={words.missing}>
          {words.missingText}
        </EmptyState>
      ) : (
        <QueryView query={{ ...query, problem }}>{(value) => <Badge badge={value} />}</QueryView>
      )}
    </PublicFrame>
  );
}

function Badge({ badge }: { badge: CheckedBadge }) {
  if (badge.status === 'revoked')
    return (
      <Banner kind="error" title={words.revoked}>
        {words.revokedText(badge.badge, badge.issuer)}
      </Banner>
    );
  if (badge.status === 'broken')
    return (
      <Banner kind="error" title={words.broken}>
        {words.brokenText}
      </Banner>
    );
  return (
    <>
      {badge.status === 'holds' ? (
        <Stated {...badge} />
      ) : (
        <Banner kind="warning" title={words.unchecked}>
          {words.uncheckedText}
        </Banner>
      )}
      <p className={frame.text}>{words.check}</p>
      <p className={frame.links}>
        <Button icon="download" onClick={() => saveFile('badge.jwt', badge.token, 'application/jwt')}>
          {words.save}
        </Button>
        {badge.status === 'holds' && (
          <a href={keysOf(badge)} target="_blank" rel="noreferrer">
            {words.keys}
          </a>
        )}
      </p>
    </>
  );
}

/** Signed content of a badge, and nothing else. */
function Stated({ credential }: Extract<CheckedBadge, { status: 'holds' }>) {
  const { name, issuer, validFrom, credentialSubject: subject } = credential;
  const [{ identityHash: holder }] = subject.identifier;
  return (
    <>
      <h2 className={frame.noticeTitle}>{name}</h2>
      <KeyValueList
        layout="stacked"
        items={[
          { label: words.holder, value: holder },
          { label: words.reachedOn, value: formatDay(validFrom.slice(0, 10)) },
          { label: words.issuer, value: issuer.name },
          { label: words.criteria, value: subject.achievement.criteria.narrative },
        ]}
      />
      <Banner kind="success" title={words.holds}>
        {words.holdsText(issuer.name)}
      </Banner>
    </>
  );
}

/** Where everyone reads the public keys of the issuer. */
function keysOf({ credential }: Extract<CheckedBadge, { status: 'holds' }>): string {
  return `${credential.issuer.url}${apiPrefix()}badge_keys`;
}
