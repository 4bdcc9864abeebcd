import { useState } from 'react';

/** The former value as long as the new one says the same: data that is written in place is new at each drawing. */
export function useSame<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  setKept(value);
  return value;
}
