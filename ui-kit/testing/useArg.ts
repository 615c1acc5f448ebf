import { useState } from 'react';

/** State of a story that begins with what the controls give, and follows them when they change. */
export function useArg<Value>(given: Value): [value: Value, set: (value: Value) => void] {
  const [own, setOwn] = useState({ given, value: given });
  const now = own.given === given ? own : { given, value: given };
  if (now !== own) setOwn(now);
  return [now.value, (value) => setOwn({ given, value })];
}
