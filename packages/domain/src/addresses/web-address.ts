/**
 * A link that a page may show: an absolute address with http or https. Null for anything else, such
 * as `javascript:`, which would run in the reader's session.
 */
export function webAddress(text: string | null | undefined): string | null {
  if (!text || !URL.canParse(text)) return null
  const { protocol, hostname } = new URL(text)
  return WEB_PROTOCOL.test(protocol.slice(0, -1)) && hostname !== '' ? text : null
}
/** Without its colon, as schemas match it. */
export const WEB_PROTOCOL = /^https?$/
