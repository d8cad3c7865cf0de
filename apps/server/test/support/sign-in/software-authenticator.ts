import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url')

/** What a test changes about an honest ceremony. */
export type Deviation = {
  readonly origin?: string
  readonly rpId?: string
  /** False: the authenticator did not ask for a fingerprint or PIN. */
  readonly isVerified?: boolean
  readonly signCount?: number
  readonly userHandle?: string
  /** Signs with the key of another credential. */
  readonly key?: KeyObject
}
type CreationOptions = { challenge: string; rp: { id: string }; user: { id: string } }
type RequestOptions = { challenge: string; rpId: string }

/** An authenticator with one ES256 passkey, and the browser around it. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(16)
  readonly key: KeyObject
  readonly #publicKey: KeyObject
  readonly #origin: string
  #userHandle = ''
  #signCount = 0

  constructor(origin: string) {
    this.#origin = origin
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.key = pair.privateKey
    this.#publicKey = pair.publicKey
  }

  /** What `navigator.credentials.create` returns, as JSON. */
  create({ challenge, rp, user }: CreationOptions, deviation: Deviation = {}) {
    this.#userHandle = user.id
    const { x, y } = this.#publicKey.export({ format: 'jwk' })
    const coseKey = cborMap([
      [1, cborInt(2)],
      [3, cborInt(-7)],
      [-1, cborInt(1)],
      [-2, cborBytes(Buffer.from(x!, 'base64url'))],
      [-3, cborBytes(Buffer.from(y!, 'base64url'))],
    ])
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      coseKey,
    ])
    const authData = this.#authenticatorData(rp.id, 0x40, deviation, credential)
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(authData),
    ])
    return {
      ...this.#envelope(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, deviation),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      },
    }
  }

  /** What `navigator.credentials.get` returns, as JSON. */
  get({ challenge, rpId }: RequestOptions, deviation: Deviation = {}) {
    this.#signCount++
    const authenticatorData = this.#authenticatorData(rpId, 0, deviation)
    const clientDataJSON = this.#clientData('webauthn.get', challenge, deviation)
    const signed = Buffer.concat([
      authenticatorData,
      sha256(Buffer.from(clientDataJSON, 'base64url')),
    ])
    return {
      ...this.#envelope(),
      response: {
        clientDataJSON,
        authenticatorData: base64url(authenticatorData),
        signature: base64url(sign('sha256', signed, deviation.key ?? this.key)),
        userHandle: deviation.userHandle ?? this.#userHandle,
      },
    }
  }

  readonly #envelope = () => ({
    id: base64url(this.id),
    rawId: base64url(this.id),
    type: 'public-key' as const,
    clientExtensionResults: {},
  })
  #clientData(type: string, challenge: string, { origin = this.#origin }: Deviation) {
    return base64url(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }
  #authenticatorData(
    rpId: string,
    flags: number,
    { rpId: other, isVerified = true, signCount = this.#signCount }: Deviation,
    credential = Buffer.alloc(0),
  ) {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(signCount)
    const all = flags | 0x01 | (isVerified ? 0x04 : 0)
    return Buffer.concat([sha256(other ?? rpId), Buffer.from([all]), count, credential])
  }
}

// the few forms of CBOR (RFC 8949) that an authenticator writes
const cborHead = (major: number, value: number) =>
  value < 24
    ? Buffer.from([(major << 5) | value])
    : value < 256
      ? Buffer.from([(major << 5) | 24, value])
      : Buffer.from([(major << 5) | 25, value >> 8, value & 255])
const cborInt = (value: number) => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value))
const cborBytes = (value: Uint8Array) => Buffer.concat([cborHead(2, value.length), value])
const cborText = (value: string) => Buffer.concat([cborHead(3, value.length), Buffer.from(value)])
const cborMap = (entries: [number, Buffer][]) =>
  Buffer.concat([
    cborHead(5, entries.length),
    ...entries.flatMap(([key, value]) => [cborInt(key), value]),
  ])
