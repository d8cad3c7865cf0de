/** A ref for a message that may appear out of sight, in a form or a dialog that scrolls: brings it into view once, as it comes. */
export const reveal = (message: HTMLElement | null): void =>
  message?.scrollIntoView({ block: 'nearest' })
