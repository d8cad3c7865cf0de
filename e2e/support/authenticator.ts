import { createHmac } from 'node:crypto'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/**
 * The six digits of an authenticator app for a base32 key (RFC 6238, 30 seconds, SHA-1), `steps`
 * after the time `at`.
 */
export function authenticatorCode(key: string, at: number, steps = 0): string {
  const bits = [...key.replace(/\s/g, '')]
    .map((character) => BASE32.indexOf(character).toString(2).padStart(5, '0'))
    .join('')
  const secret = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000) + steps))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const number = mac.readUInt32BE(mac.at(-1)! & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}
