import { BlockList, isIPv6 } from 'node:net'

const PRIVATE = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv6')
const isPrivate = (address: string): boolean =>
  PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

type ProxyTrust = false | string[] | ((address: string, hop: number) => boolean)

/**
 * Which senders of X-Forwarded-For are believed. A number counts proxies from the server outwards;
 * the nearest one must have a private address, or a visitor who reaches this port directly could
 * write the header. Proxies at public addresses are named by their addresses.
 */
export const proxyTrust = (proxies: number | string[] | false): ProxyTrust =>
  typeof proxies === 'number'
    ? (address, hop) => hop < proxies && (hop > 0 || isPrivate(address))
    : proxies
