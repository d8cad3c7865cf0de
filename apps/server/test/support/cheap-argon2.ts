/**
 * Replaces `@node-rs/argon2` in the server tests: the same function at its lowest cost, because
 * nearly every test registers people and logs them in.
 */
import { createRequire } from 'node:module'

// not an import, which the alias would lead back here
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof import('@node-rs/argon2')

// https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
const REQUIRED = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hash: typeof argon2.hash = (password, options) => {
  if (JSON.stringify(options) !== JSON.stringify(REQUIRED))
    throw new Error(`${JSON.stringify(options)} is not the cost of OWASP`)
  return argon2.hash(password, { ...options, memoryCost: 8, timeCost: 1 })
}
export const { verify } = argon2
