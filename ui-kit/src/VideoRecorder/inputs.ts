/** A camera or microphone that can be chosen. */
interface Input {
  id: string;
  name: string;
}

/** What can be chosen, by kind. Browsers tell it once they have given access. */
export interface Inputs {
  camera: readonly Input[];
  microphone: readonly Input[];
}

/** The ids of the camera and the microphone to use; the browser chooses what is missing. */
export type Chosen = Partial<Record<keyof Inputs, string>>;

export const noInputs: Inputs = { camera: [], microphone: [] };

/** Lists the devices of this machine. Resolves with none if the browser does not tell. */
export async function listInputs(): Promise<Inputs> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  const named = (kind: MediaDeviceKind, word: string) =>
    devices
      .filter((device) => device.kind === kind && device.deviceId !== '')
      .map(({ deviceId, label }, place) => ({
        id: deviceId,
        name: label || `${word} ${place + 1}`,
      }));
  return { camera: named('videoinput', 'Camera'), microphone: named('audioinput', 'Microphone') };
}

/** The ids of the devices that a stream comes from. */
export function chosenIn(stream: MediaStream | undefined): Chosen {
  const idOf = (track: MediaStreamTrack | undefined) => track?.getSettings().deviceId;
  const camera = idOf(stream?.getVideoTracks()[0]);
  const microphone = idOf(stream?.getAudioTracks()[0]);
  return { ...(camera && { camera }), ...(microphone && { microphone }) };
}
