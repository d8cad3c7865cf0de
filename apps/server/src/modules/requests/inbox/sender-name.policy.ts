import { maskEmail } from '@tomogolf/domain/people/masking'
import type { Account } from '../../accounts/accounts.repository.ts'

/** How the inbox names a user: an account may have neither a name nor a username. */
export const senderNameOf = ({ user, profile }: Account): string =>
  [profile.firstName, profile.lastName].filter(Boolean).join(' ') ||
  (user.username ?? maskEmail(user.email))
