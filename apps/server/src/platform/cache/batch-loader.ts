/** So many statements at once: while they run, who comes gathers for the next. */
const AT_ONCE = 2

type Round<K, R> = {
  readonly keys: Set<K>
  readonly answer: Promise<R>
  readonly settle: (answer: Promise<R>) => void
}

/** Reads many things that many ask for at the same time in one go. Nothing is kept: each round is read after everybody in it has asked. */
export class Gathered<K, R> {
  readonly #read: (keys: readonly K[]) => Promise<R>
  #next: Round<K, R> | undefined
  #running = 0

  constructor(read: (keys: readonly K[]) => Promise<R>) {
    this.#read = read
  }

  /** What was read for these keys, and for those of everybody else in the same round. */
  get(keys: readonly K[]): Promise<R> {
    const round = this.#next ?? this.#open()
    for (const key of keys) round.keys.add(key)
    return round.answer
  }

  #open(): Round<K, R> {
    const { promise, resolve } = Promise.withResolvers<R>()
    // requests that arrived together get here in one turn of the loop
    if (this.#running < AT_ONCE) setImmediate(() => this.#send())
    return (this.#next = { keys: new Set(), answer: promise, settle: resolve })
  }

  #send(): void {
    const round = this.#next
    if (!round || this.#running >= AT_ONCE) return
    this.#next = undefined
    this.#running++
    const answer = this.#read([...round.keys])
    round.settle(answer)
    const done = () => {
      this.#running--
      this.#send()
    }
    answer.then(done, done)
  }
}
