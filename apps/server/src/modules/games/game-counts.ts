/** More searches than are made within the time; beyond it the oldest go. */
const MOST = 1000

/**
 * How many games a search has, kept for some seconds: turning pages and reading the same list again need not count anew, which for a
 * search through many games costs more than everything else. Emptied by whatever is written through this process.
 */
export class GameCounts {
  readonly #kept = new Map<string, number>()
  readonly #for: number
  #timer: NodeJS.Timeout | undefined

  /** `keptFor`: milliseconds; 0 keeps nothing. */
  constructor(keptFor: number) {
    this.#for = keptFor
  }

  get(search: string): number | undefined {
    return this.#kept.get(search)
  }

  set(search: string, count: number): void {
    if (this.#for === 0) return
    this.#kept.set(search, count)
    if (this.#kept.size > MOST) this.#kept.delete(this.#kept.keys().next().value!)
    this.#timer ??= setTimeout(() => this.clear(), this.#for).unref()
  }

  clear(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#kept.clear()
  }
}
