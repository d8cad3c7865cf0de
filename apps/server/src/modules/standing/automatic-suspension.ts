/** The reason of a suspension that strikes brought about, with their number then. */
export const automaticReason = (strikes: number): string => `strikes: ${strikes}`
/** How many strikes brought a suspension about; null when an operator did. */
export function strikesBehind(reason: string): number | null {
  const found = /^strikes: (\d+)$/.exec(reason)
  return found ? Number(found[1]) : null
}
