import { idOfLinkToken, linkToken } from '../../../platform/security/link-token.ts'

const PURPOSE = 'substitute'
const ID_LENGTH = 14

/**
 * The secret of a link that passes a seat on. It stands where the key of an invite-only game does,
 * so that it survives login, card and profile the same way, and has the letters of one.
 */
export const substituteToken = (secret: string, linkId: string): string =>
  linkToken(secret, PURPOSE, linkId).replace('.', '')

/** The link of a token; undefined for one that this server did not make, as the key of a game. */
export const linkOfToken = (secret: string, token: string | undefined): string | undefined =>
  token && idOfLinkToken(secret, PURPOSE, `${token.slice(0, ID_LENGTH)}.${token.slice(ID_LENGTH)}`)
