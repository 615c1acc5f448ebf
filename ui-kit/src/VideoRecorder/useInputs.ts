import { useEffect, useState } from 'react';
import { listInputs, noInputs } from './inputs.ts';
import type { Inputs } from './inputs.ts';

/** The devices of this machine while a stream is on, also those that are plugged in meanwhile. */
export function useInputs(stream: MediaStream | undefined): Inputs {
  const [inputs, setInputs] = useState(noInputs);
  useEffect(() => {
    if (!stream) return;
    const ending = new AbortController();
    const list = async () => {
      const found = await listInputs();
      if (!ending.signal.aborted) setInputs(found);
    };
    void list();
    navigator.mediaDevices.addEventListener('devicechange', list, ending);
    return () => ending.abort();
  }, [stream]);
  return inputs;
}
