import { useState } from 'react';
import { createIdempotencyKeys } from './idempotencyKeys';

/** The idempotency keys of the writes of one component. */
export function useIdempotencyKey() {
  const [withKey] = useState(createIdempotencyKeys);
  return withKey;
}
