import { PassThrough, type Readable } from 'node:stream'

/** A connection that never says anything is closed by proxies. */
const HEARTBEAT_MS = 25_000
/** The browser connects again then, and passes the guard and the access check again. */
const MAX_AGE_MS = 600_000
const MAX_STREAMS = 2000
const MAX_STREAMS_OF_ONE_USER = 6

type Stream = { readonly out: PassThrough; readonly userId: string; readonly end: () => void }
type Topic = { state: string | undefined; readonly streams: Set<Stream> }

/**
 * The open server-sent event streams of this process. One query per interval reads the states of all
 * open topics, so that a change made by any process arrives, also on the embedded database and behind
 * a pool that forbids LISTEN. An event says only that something has changed: what it was is read
 * through the API, with its access check.
 */
export class EventStreams {
  readonly #topics = new Map<string, Topic>()
  readonly #readStates: (topics: string[]) => Promise<ReadonlyMap<string, string>>
  readonly #pollMs: number
  #timer: NodeJS.Timeout | undefined
  #size = 0

  constructor(
    readStates: (topics: string[]) => Promise<ReadonlyMap<string, string>>,
    pollMs: number,
  ) {
    this.#readStates = readStates
    this.#pollMs = pollMs
  }

  /** Undefined: too many are open. */
  open(name: string, userId: string): Readable | undefined {
    const topic: Topic = this.#topics.get(name) ?? { state: undefined, streams: new Set() }
    if (this.#size >= MAX_STREAMS || this.#countOf(userId) >= MAX_STREAMS_OF_ONE_USER)
      return undefined
    const out = new PassThrough()
    const heartbeat = setInterval(() => out.write(': still here\n\n'), HEARTBEAT_MS)
    const age = setTimeout(() => out.end(), MAX_AGE_MS)
    const stream: Stream = { out, userId, end: () => out.end() }
    out.once('close', () => {
      clearInterval(heartbeat)
      clearTimeout(age)
      topic.streams.delete(stream)
      this.#size--
      if (topic.streams.size === 0) this.#topics.delete(name)
    })
    topic.streams.add(stream)
    this.#topics.set(name, topic)
    this.#size++
    // some proxies pass nothing on before the first bytes
    out.write('retry: 3000\n\nevent: change\ndata: \n\n')
    this.#schedule()
    return out
  }

  close(): void {
    clearTimeout(this.#timer)
    for (const { streams } of this.#topics.values()) for (const { end } of streams) end()
  }

  #countOf(userId: string): number {
    let count = 0
    for (const { streams } of this.#topics.values())
      for (const stream of streams) if (stream.userId === userId) count++
    return count
  }

  #schedule(): void {
    this.#timer ??= setTimeout(() => {
      void this.#poll().finally(() => {
        this.#timer = undefined
        if (this.#size > 0) this.#schedule()
      })
    }, this.#pollMs)
  }

  async #poll(): Promise<void> {
    const names = [...this.#topics.keys()]
    if (names.length === 0) return
    // without the database every stream waits: the next poll tries again
    const states = await this.#readStates(names).catch(() => undefined)
    if (!states) return
    for (const name of names) {
      const topic = this.#topics.get(name)
      if (!topic) continue
      const state = states.get(name) ?? ''
      // the first state of a topic may already contain what its page has not read
      const isNew = topic.state !== state
      topic.state = state
      if (isNew) for (const { out } of topic.streams) out.write('event: change\ndata: \n\n')
    }
  }
}
