/** The reason stored with an automatic suspension: the number of strikes. */
export const automaticSuspensionReason = (strikes: number): string => `strikes: ${strikes}`
/** The number of strikes behind an automatic suspension; null when an operator suspended. */
export function parseStrikeCount(reason: string): number | null {
  const found = /^strikes: (\d+)$/.exec(reason)
  return found ? Number(found[1]) : null
}
