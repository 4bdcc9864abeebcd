import type { TenantFacts } from '@callboard/api-contract/tenant';
import { LanguageButtons } from './LanguageButtons';
import styles from './tickets.module.css';
import { ticketsMessages as words } from './ticketsMessages';

export type ShopFooterProps = Pick<TenantFacts, 'contact' | 'refundPolicy' | 'privacyUrl'>;

/** Below every page of the shop: whom buyers write to, when they get their money back, and the other languages. */
export function ShopFooter({ contact, refundPolicy, privacyUrl }: ShopFooterProps) {
  return (
    <footer className={styles.footer}>
      <p>
        <b>{words.refundPolicy}</b> {refundPolicy ?? words.usualRefunds}
      </p>
      {contact && (
        <p>
          <b>{words.contact}</b> <a href={`mailto:${contact.email}`}>{contact.email}</a>
          {contact.phone !== undefined && (
            <>
              {' · '}
              <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>
            </>
          )}
        </p>
      )}
      {privacyUrl !== undefined && (
        <p>
          <a href={privacyUrl} rel="noopener noreferrer">
            {words.privacy}
          </a>
        </p>
      )}
      <LanguageButtons />
    </footer>
  );
}
