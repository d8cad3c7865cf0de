import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A subscribed browser: its endpoint and its keys. */
export type Browser = {
  readonly endpoint: string
  readonly keys: { p256dh: string; auth: string }
  /** Decrypts a push message. */
  read(body: Buffer): unknown
}
export type Received = {
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: Buffer
}
export type PushService = {
  readonly host: string
  readonly origin: string
  readonly received: Received[]
  /** Sets the response status, 201 at first; with `times`, for that many requests only. */
  answer(status: number, times?: number): void
  browser(): Browser
  close(): Promise<void>
}

/** An emulated push service (RFC 8030) on this machine. */
export async function startPushService(): Promise<PushService> {
  const received: Received[] = []
  let status = 201,
    remaining = Number.POSITIVE_INFINITY
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        received.push({
          path: request.url ?? '',
          headers: request.headers as Record<string, string>,
          body: Buffer.concat(parts),
        })
        response.writeHead(remaining-- > 0 ? status : 201).end()
      })
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let browsers = 0
  return {
    host: '127.0.0.1',
    origin,
    received,
    answer: (next, times = Number.POSITIVE_INFINITY) => {
      ;[status, remaining] = [next, times]
    },
    browser: () => newBrowser(`${origin}/push/${++browsers}`),
    close: () =>
      new Promise((done) => {
        server.close(() => done())
      }),
  }
}

function newBrowser(endpoint: string): Browser {
  const own = createECDH('prime256v1')
  const publicKey = own.generateKeys(),
    auth = randomBytes(16)
  return {
    endpoint,
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    // RFC 8291 and 8188: salt (16), record size (4), length of the sender's key (1), that key, one
    // record
    read: (body) => {
      const salt = body.subarray(0, 16),
        length = body[20]!,
        sender = body.subarray(21, 21 + length),
        record = body.subarray(21 + length)
      const expand = (key: Uint8Array, from: Uint8Array, info: Buffer, bytes: number) =>
        Buffer.from(hkdfSync('sha256', key, from, info, bytes))
      const shared = expand(
        own.computeSecret(sender),
        auth,
        Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]),
        32,
      )
      const key = expand(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
        nonce = expand(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(record.subarray(-16))
      const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')) as unknown
    },
  }
}

/** The claims of a VAPID header (RFC 8292). Throws when the signature is invalid. */
export function readVapid(authorization: string): {
  claims: { aud: string; exp: number; sub: string }
  key: string
} {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization)!
  const [head, claims, signature] = token!.split('.') as [string, string, string]
  const point = Buffer.from(key!, 'base64url')
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  if (
    !verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  )
    throw new Error('not signed with that key')
  return {
    claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
      aud: string
      exp: number
      sub: string
    },
    key: key!,
  }
}
