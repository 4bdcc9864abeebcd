import { useTenant, type LogoProps } from '@callboard/tenant';
import styles from './Logo.module.css';

// The drawing is 240 by 64, and the login page shows it at its own size (clause 9.8).
const width = 240;
const height = 64;

/** The tenant's own drawing; every app keeps one at the same address. */
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
