/** `fail`: the product does not work like this; `warn`: it works, but look at it; `skip`: there is nothing to check. */
export type Finding = {
  readonly subject: string
  readonly state: 'ok' | 'warn' | 'fail' | 'skip'
  readonly detail: string
}

/** Runs one check. What it throws is a failure of what it checks, never of the doctor. */
export async function examine(
  subject: string,
  check: () => Promise<Omit<Finding, 'subject'>> | Omit<Finding, 'subject'>,
): Promise<Finding> {
  try {
    return { subject, ...(await check()) }
  } catch (e) {
    return { subject, state: 'fail', detail: oneLine(e) }
  }
}
export const ok = (detail: string) => ({ state: 'ok' as const, detail })
export const warn = (detail: string) => ({ state: 'warn' as const, detail })
export const fail = (detail: string) => ({ state: 'fail' as const, detail })
export const skip = (detail: string) => ({ state: 'skip' as const, detail })

export const SECOND = 1000
const oneLine = (e: unknown) =>
  (e instanceof Error ? e.message : String(e)).replace(/\s+/g, ' ').slice(0, 200)
