import { timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import { keyedHash } from '../../../platform/security/ids.ts'

type Context = Pick<Deps, 'config' | 'secret'>

// mail servers may change the case of an address
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 20
const TOKEN = /^([a-z0-9]{14})-([a-z0-9]{20})$/

/** 100 bits of a keyed hash: the token of one thread opens no other. */
const signature = (secret: string, threadId: string): string =>
  [...keyedHash(keyedHash(secret, 'answers by mail'), threadId).subarray(0, LENGTH)]
    .map((byte) => ALPHABET[byte & 31])
    .join('')

/** Where answers to the mails of a thread go: back into it, or to the operator's own mailbox. */
export function replyAddress({ config, secret }: Context, threadId: string): string {
  const { MAIL_REPLY_TO: mailbox, OPERATOR_EMAIL } = config
  if (mailbox === undefined) return OPERATOR_EMAIL
  const [name, host] = mailbox.split('@')
  return `${name}+${threadId}-${signature(secret, threadId)}@${host}`
}

/** The thread of an address; undefined for one that this server did not make. */
export function threadOfAddress({ config, secret }: Context, address: string): string | undefined {
  const [name, host] = (config.MAIL_REPLY_TO ?? '').toLowerCase().split('@')
  const [local, givenHost, ...rest] = address.trim().toLowerCase().split('@')
  const [mailbox, token, ...more] = (local ?? '').split('+')
  if (!host || rest.length > 0 || more.length > 0 || mailbox !== name || givenHost !== host)
    return undefined
  const [, threadId, given] = TOKEN.exec(token ?? '') ?? []
  if (threadId === undefined || given === undefined) return undefined
  return timingSafeEqual(Buffer.from(signature(secret, threadId)), Buffer.from(given))
    ? threadId
    : undefined
}
