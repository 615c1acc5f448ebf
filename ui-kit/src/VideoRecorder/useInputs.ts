import { useEffect, useState } from 'react';
import { listInputs, noInputs } from './inputs.ts';
import type { Inputs } from './inputs.ts';

/** The devices of this machine while a stream is on, also those that are plugged in meanwhile. */
export function useInputs(stream: MediaStream | undefined): Inputs {
  const [inputs, setInputs] = useState(noInputs);
  useEffect(() => {
    if (!stream) return;
    let isOver = false;
    const list = async () => {
      const found = await listInputs();
      if (!isOver) setInputs(found);
    };
    void list();
    const { mediaDevices } = navigator;
    mediaDevices.addEventListener('devicechange', list);
    return () => {
      isOver = true;
      mediaDevices.removeEventListener('devicechange', list);
    };
  }, [stream]);
  return inputs;
}
