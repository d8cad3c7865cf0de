import { idOfLinkToken, linkToken } from '../../platform/security/link-token.ts'

/** A token ends with its mailbox: mails to the earlier address of an account open nothing. */
const purposeOf = (mailbox: string): string => `wish ${mailbox}`

/** The secret of a wish in the links of its mails. */
export const wishToken = (secret: string, wish: { id: string; mailbox: string }): string =>
  linkToken(secret, purposeOf(wish.mailbox), wish.id)

/** Whether a token was made for a wish and the mailbox that it has now. */
export const opensWish = (
  secret: string,
  token: string,
  wish: { id: string; mailbox: string },
): boolean => idOfLinkToken(secret, purposeOf(wish.mailbox), token) === wish.id
