/**
 * A ref callback that scrolls a message into view when it appears, in a form or a dialog that
 * scrolls.
 */
export const reveal = (message: HTMLElement | null): void =>
  message?.scrollIntoView({ block: 'nearest' })
