import { BlockList, isIP } from 'node:net'
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
  return (
    bits >= SHORTEST_PREFIX[family] &&
    bits <= (family === 4 ? 32 : 128) &&
    (family === 4 || !containsVisitors(address, bits))
  )
}

/**
 * Whether a range of IPv6 contains more than one block `n.0.0.0/8` of IPv4, which it names as
 * `::ffff:n.0.0.0`: every visitor by IPv4 would be a trusted proxy.
 */
function containsVisitors(address: string, bits: number): boolean {
  const range = new BlockList()
  range.addSubnet(address, bits, 'ipv6')
  const blocks = Array.from({ length: 256 }, (_, block) => `::ffff:${block}.0.0.1`)
  return blocks.filter((visitor) => range.check(visitor, 'ipv6')).length > 1
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
