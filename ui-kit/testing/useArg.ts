import { useState } from 'react';

/** State for a story that starts from a control's value and follows it when it changes. */
export function useArg<Value>(given: Value): [value: Value, set: (value: Value) => void] {
  const [own, setOwn] = useState({ given, value: given });
  const now = own.given === given ? own : { given, value: given };
  if (now !== own) setOwn(now);
  return [now.value, (value) => setOwn({ given, value })];
}
