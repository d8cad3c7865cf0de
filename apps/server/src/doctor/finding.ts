/** `fail`: the product does not work; `warn`: it works with a risk; `skip`: nothing to check. */
export type Finding = {
  readonly subject: string
  readonly state: 'ok' | 'warn' | 'fail' | 'skip'
  readonly detail: string
}

/** Runs one check. An exception is a failure of the checked subject. */
export async function runCheck(
  subject: string,
  check: () => Promise<Omit<Finding, 'subject'>> | Omit<Finding, 'subject'>,
): Promise<Finding> {
  try {
    return { subject, ...(await check()) }
  } catch (error) {
    return { subject, state: 'fail', detail: oneLine(error) }
  }
}
export const ok = (detail: string) => ({ state: 'ok' as const, detail })
export const warn = (detail: string) => ({ state: 'warn' as const, detail })
export const fail = (detail: string) => ({ state: 'fail' as const, detail })
export const skip = (detail: string) => ({ state: 'skip' as const, detail })

export const SECOND = 1000
/** The message of an error, and what it was caused by: `fetch failed` alone says nothing. */
export function oneLine(error: unknown): string {
  const texts = [error, causeOf(error)].flatMap((part) =>
    part instanceof Error && part.message ? [part.message] : typeof part === 'string' ? [part] : [],
  )
  return (texts.map((text) => text.replace(/\.$/, '')).join(': ') || String(error))
    .replace(/\s+/g, ' ')
    .slice(0, 200)
}
/** `detail`: where the SDK of the card provider keeps the cause. */
const causeOf = (error: unknown): unknown =>
  error instanceof Error
    ? (error.cause ?? (error as Error & { readonly detail?: unknown }).detail)
    : undefined
