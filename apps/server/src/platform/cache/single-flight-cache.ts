/**
 * Something worked out for many, kept for a moment: who asks while it is being worked out waits for that one. Everything is forgotten
 * together, when the moment is over or somebody has written.
 */
export class Kept<T> {
  readonly #kept = new Map<string, Promise<T>>()
  readonly #for: number
  readonly #most: number
  readonly #worth: (made: T) => boolean
  #generation = 0
  #timer: NodeJS.Timeout | undefined

  /** `keptFor`: milliseconds; 0 keeps nothing. `most`: beyond so many the oldest go, so nobody can fill the memory with made-up ones. `worth`: whether it is kept at all. */
  constructor(keptFor: number, most: number, worth: (made: T) => boolean = () => true) {
    this.#for = keptFor
    this.#most = most
    this.#worth = worth
  }

  get on(): boolean {
    return this.#for > 0
  }

  /** What is kept under a key, worked out by `make` when there is nothing. */
  get(key: string, make: () => Promise<T>): Promise<T> {
    if (!this.on) return make()
    const known = this.#kept.get(key)
    if (known) return known
    const generation = this.#generation
    const drop = () => {
      if (generation === this.#generation) this.#kept.delete(key)
    }
    const answer = make()
    answer.then((made) => {
      if (!this.#worth(made)) drop()
    }, drop)
    this.#kept.set(key, answer)
    if (this.#kept.size > this.#most) this.#kept.delete(this.#kept.keys().next().value!)
    this.#timer ??= setTimeout(() => this.forget(), this.#for).unref()
    return answer
  }

  forget(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#generation++
    this.#kept.clear()
  }
}
