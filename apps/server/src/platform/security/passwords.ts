import { hash, verify } from '@node-rs/argon2'
import { newSecret } from './ids.ts'

// argon2id (the library's default) with 19 MiB, two passes, one lane: the OWASP password storage
// cheat sheet
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
// keyboards compose the same character differently
const normalise = (password: string) => password.normalize('NFKC')
// compared when the account does not exist, so that the response time does not reveal it
const dummyHash = hash(newSecret(), COST)

export const hashPassword = (password: string): Promise<string> => hash(normalise(password), COST)
/** Whether the password matches. Takes the same time without one (null or empty). */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored || (await dummyHash), normalise(password))
  return matches && Boolean(stored)
}
