/** The flags that make a video card read-only. */
export interface ControlFlags {
  /** Shown to others: no recording, deleting or uploading. */
  isPublic?: boolean;
  /** `false` hides recording, deleting and uploading from the owner, too. */
  showControls?: boolean;
}

/** Whether a card is read-only. */
export function isReadOnly({ isPublic = false, showControls = true }: ControlFlags): boolean {
  return isPublic || !showControls;
}
