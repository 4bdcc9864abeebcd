import { useTenant, type LogoProps } from '@callboard/tenant';
import styles from './Logo.module.css';

// The image is 240 by 64 px, and the login page shows it at this size (clause 9.8).
const width = 240;
const height = 64;

/** The tenant's logo; every app has one at the same URL. */
export function Logo({ place }: LogoProps) {
  const { name } = useTenant();
  return (
    <img
      className={styles.root}
      data-place={place}
      src="/logo.svg"
      alt={name}
      width={width}
      height={height}
    />
  );
}
