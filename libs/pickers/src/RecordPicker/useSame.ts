import { useState } from 'react';

/** Returns the previous value while the new one is equal as JSON: inline literals are new objects on each render. */
export function useSame<Value>(value: Value): Value {
  const [current, setCurrent] = useState(value);
  if (current === value || JSON.stringify(current) === JSON.stringify(value)) return current;
  setCurrent(value);
  return value;
}
