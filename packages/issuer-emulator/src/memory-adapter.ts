import type { Adapter, AdapterPayload } from 'oidc-provider'

type Stored = { payload: AdapterPayload; expiresAt: number }

/** What the provider stores, in memory: it ends with the process, and so does every login in progress. */
export function memoryStore(now: () => number): new (model: string) => Adapter {
  const stored = new Map<string, Stored>()
  const find = (accept: (key: string, payload: AdapterPayload) => boolean) => {
    for (const [key, { payload, expiresAt }] of stored)
      if (expiresAt <= now()) stored.delete(key)
      else if (accept(key, payload)) return payload
    return undefined
  }
  return class implements Adapter {
    readonly #prefix: string
    constructor(model: string) {
      this.#prefix = `${model} `
    }
    readonly #key = (id: string) => this.#prefix + id
    async upsert(id: string, payload: AdapterPayload, expiresIn: number) {
      stored.set(this.#key(id), { payload, expiresAt: now() + expiresIn * 1000 })
    }
    async find(id: string) {
      const wanted = this.#key(id)
      return find((key) => key === wanted)
    }
    async findByUid(uid: string) {
      return find((key, payload) => key.startsWith(this.#prefix) && payload.uid === uid)
    }
    // of the device flow, which is switched off
    async findByUserCode() {
      return undefined
    }
    async consume(id: string) {
      const found = stored.get(this.#key(id))
      if (found) found.payload.consumed = Math.floor(now() / 1000)
    }
    async destroy(id: string) {
      stored.delete(this.#key(id))
    }
    async revokeByGrantId(grantId: string) {
      for (const [key, { payload }] of stored) if (payload.grantId === grantId) stored.delete(key)
    }
  }
}
