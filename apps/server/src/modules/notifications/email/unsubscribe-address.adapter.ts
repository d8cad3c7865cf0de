import { MAIL_CATEGORIES, type MailCategory } from '@tomogolf/domain/mail/mail-categories'
import type { Deps } from '../../../deps.ts'
import { idOfLinkToken, linkToken } from '../../../platform/security/link-token.ts'

/** A token stops one category for one user, and nothing else. */
const purposeOf = (category: MailCategory): string => `unsubscribe ${category}`

/** Where a user stops mail of a category without a login: by POST; a browser gets a page. */
export function unsubscribeAddress(
  { config, secret }: Pick<Deps, 'config' | 'secret'>,
  userId: string,
  category: MailCategory,
): string {
  const token = linkToken(secret, purposeOf(category), userId)
  return `${config.origin}/unsubscribe?list=${category}&token=${encodeURIComponent(token)}`
}

/** The category that an address of ours stops. */
export const categoryOf = (address: string): MailCategory | null => {
  const list = new URL(address).searchParams.get('list')
  return MAIL_CATEGORIES.find((category) => category === list) ?? null
}

/** The user of a token; undefined for one that this server did not make for the category. */
export const userOfToken = (
  secret: string,
  category: MailCategory,
  token: string,
): string | undefined => idOfLinkToken(secret, purposeOf(category), token)
