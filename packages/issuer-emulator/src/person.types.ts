/** A person with an account at this issuer. */
export type Person = {
  readonly sub: string
  /** On the page that asks who is signing in. */
  readonly name: string
  readonly email?: string
  /** Absent: the issuer does not say whether it has verified the address. */
  readonly emailVerified?: boolean
}
