/** Whether a card with a video may be worked with. Shown to others, or without controls, it may not. */
export interface ControlFlags {
  /** Seen by others: no recording, deleting or uploading. */
  isPublic?: boolean;
  /** `false` takes recording, deleting and uploading away from the owner, too. */
  showControls?: boolean;
}

/** Whether a card only shows its video. */
export function isReadOnly({ isPublic = false, showControls = true }: ControlFlags): boolean {
  return isPublic || !showControls;
}
