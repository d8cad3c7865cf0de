/** An address that its owner recognises, and that is of no use to others: `ke…@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const name = Array.from(email.slice(0, at))
  return `${name.slice(0, name.length > 3 ? 2 : 1).join('')}…${email.slice(at)}`
}
