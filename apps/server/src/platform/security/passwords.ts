import { hash, verify } from '@node-rs/argon2'
import { newSecret } from './ids.ts'

// argon2id (the library's default) with 19 MiB, two passes, one lane: the OWASP password storage cheat sheet
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
// keyboards differ in how they compose the same letter
const composed = (password: string) => password.normalize('NFKC')
// stands in for the hash of an account that does not exist
const nobody = hash(newSecret(), COST)

export const hashPassword = (password: string): Promise<string> => hash(composed(password), COST)
/** Whether the password fits. Takes as long when there is no hash (null) to compare with. */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  const fits = await verify(stored ?? (await nobody), composed(password))
  return fits && stored !== null
}
