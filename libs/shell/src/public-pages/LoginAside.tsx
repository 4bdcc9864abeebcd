import { useTenant } from '@callboard/tenant';
import styles from './EntranceFrame.module.css';

/** The tenant's own picture with its line; every app keeps one at the same address. */
export function LoginAside() {
  const { tagline } = useTenant();
  return (
    <>
      <img className={styles.art} src="/stage.svg" alt="" />
      <p className={styles.tagline}>{tagline}</p>
    </>
  );
}
