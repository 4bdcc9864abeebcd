import { Story } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';

interface FrameProps extends Pick<ComponentProps<typeof Story>, 'of'> {
  /** @default '36rem' */
  height?: string;
}

/** A story in a window of its own: screens answer from a fake API, which is one for each window, and dialogs cover only theirs. */
export function Frame({ of, height = '36rem' }: FrameProps) {
  return (
    <div
      style={{
        marginBlock: 'var(--space-4) var(--space-6)',
        border: 'var(--line-thin) solid var(--border)',
        borderRadius: 'var(--radius-card)',
        overflow: 'hidden',
      }}
    >
      <Story of={of} inline={false} height={height} />
    </div>
  );
}
