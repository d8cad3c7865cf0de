/**
 * A link that a page may show: an absolute address with http or https. Null for anything else, such
 * as `javascript:`, which would run in the reader's session, or `https://golf.example@evil.example`,
 * which reads like another site.
 */
export function webAddress(text: string | null | undefined): string | null {
  if (!text || !URL.canParse(text)) return null
  const { protocol, hostname, username, password } = new URL(text)
  const isPlain = hostname !== '' && username === '' && password === ''
  return WEB_PROTOCOL.test(protocol.slice(0, -1)) && isPlain ? text : null
}
/** Without its colon, as schemas match it. */
export const WEB_PROTOCOL = /^https?$/
