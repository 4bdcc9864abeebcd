import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { replaceAddress } from '../routing/address';
import { entranceMessages as words } from './entranceMessages';

export interface ActivationNoteProps {
  kind: 'success' | 'info' | 'warning';
  title: string;
  text?: string | undefined;
  /** Where the button leads: an admin goes back to the app (clause 6.4). @default 'login' */
  leadsTo?: 'login' | 'home' | undefined;
}

/** How an invitation stands or has ended, and the way on. */
export function ActivationNote({ kind, title, text, leadsTo = 'login' }: ActivationNoteProps) {
  const isHome = leadsTo === 'home';
  return (
    <>
      <Banner kind={kind} title={title}>
        {text}
      </Banner>
      <Button
        variant="primary"
        size="large"
        shape="rectangle"
        onClick={() => replaceAddress(isHome ? '/' : '/login')}
      >
        {isHome ? words.back : words.login}
      </Button>
    </>
  );
}
