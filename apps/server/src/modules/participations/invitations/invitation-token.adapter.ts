import { idOfLinkToken, linkToken } from '../../../platform/security/link-token.ts'

const PURPOSE = 'invitation'
const ID_LENGTH = 14

/** The secret of an invitation's link. It stands where the key of an invite-only game does. */
export const invitationToken = (secret: string, invitationId: string): string =>
  linkToken(secret, PURPOSE, invitationId).replace('.', '')

/** The invitation of a token; undefined for one that this server did not make, as another link. */
export const invitationOfToken = (secret: string, token: string | undefined): string | undefined =>
  token && idOfLinkToken(secret, PURPOSE, `${token.slice(0, ID_LENGTH)}.${token.slice(ID_LENGTH)}`)
