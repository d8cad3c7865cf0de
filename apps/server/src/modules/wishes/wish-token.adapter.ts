import { idOfLinkToken, linkToken } from '../../platform/security/link-token.ts'

const PURPOSE = 'wish'

/** The secret of a wish in the links of its mails. */
export const wishToken = (secret: string, wishId: string): string =>
  linkToken(secret, PURPOSE, wishId)

/** The wish of a token; undefined for one that this server did not make. */
export const wishOfToken = (secret: string, token: string): string | undefined =>
  idOfLinkToken(secret, PURPOSE, token)
