import { isIP } from 'node:net'
import { z } from 'zod'

/** Names of address ranges that Fastify knows. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal']
/** A shorter prefix would trust a large part of the internet, or all of it. */
const SHORTEST_PREFIX = { 4: 8, 6: 7 } as const
const MOST_HOPS = 8

function isRange(text: string): boolean {
  const [address = '', prefix] = text.split('/')
  const family = isIP(address)
  if (family !== 4 && family !== 6) return NAMED.includes(text)
  if (prefix === undefined) return true
  const bits = /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1
  return bits >= SHORTEST_PREFIX[family] && bits <= (family === 4 ? 32 : 128)
}

/**
 * How many proxies forward requests, or their addresses. Never "everybody": then the leftmost entry
 * of X-Forwarded-For counts, which the visitor writes.
 */
export const trustedProxies = z.string().transform((text, context): number | string[] | false => {
  if (text === 'false' || text === '0') return false
  if (/^\d+$/.test(text) && Number(text) <= MOST_HOPS) return Number(text)
  const ranges = text.split(',').map((range) => range.trim())
  const wrong = ranges.filter((range) => !isRange(range))
  if (wrong.length === 0) return ranges
  context.addIssue({
    code: 'custom',
    message: `"${wrong.join(', ')}" is neither the number of proxies (1 to ${MOST_HOPS}) nor addresses of proxies`,
  })
  return z.NEVER
})
