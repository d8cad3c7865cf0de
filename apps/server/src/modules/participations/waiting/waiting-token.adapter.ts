import { idOfLinkToken, linkToken } from '../../../platform/security/link-token.ts'

const PURPOSE = 'waiting list'

/** The secret that leaves a waiting list by the link of a mail. */
export const waitingToken = (secret: string, entryId: string): string =>
  linkToken(secret, PURPOSE, entryId)

/** The entry of a token; undefined for one that this server did not make. */
export const entryOfToken = (secret: string, token: string): string | undefined =>
  idOfLinkToken(secret, PURPOSE, token)
