/**
 * A process as data. Each row says which event moves which states where, who may cause it and what follows.
 * `deadline` marks the rows that time alone brings about.
 */
export type Actor = 'guest' | 'host' | 'operator' | 'provider' | 'clock' | 'system'
export type Transition<State extends string, Event extends string, Effect extends string> = {
  readonly on: Event
  readonly from: readonly State[]
  readonly to: State
  readonly actor: readonly Actor[]
  readonly effects: readonly Effect[]
  /** The moment after which the clock may cause it, in words. */
  readonly deadline?: string
}
export type Machine<State extends string, Event extends string, Effect extends string> = {
  readonly name: string
  readonly initial: readonly State[]
  readonly final: readonly State[]
  readonly states: readonly State[]
  readonly transitions: readonly Transition<State, Event, Effect>[]
}

/** The row for an event in a state, or undefined where the machine does not allow it. */
export function transitionFor<S extends string, E extends string, F extends string>(
  m: Machine<S, E, F>,
  state: S,
  event: E,
): Transition<S, E, F> | undefined {
  return m.transitions.find((t) => t.on === event && t.from.includes(state))
}
/** All states in which an event is allowed: the `WHERE status IN (…)` of its update. */
export function statesAllowing<S extends string, E extends string, F extends string>(
  m: Machine<S, E, F>,
  event: E,
): S[] {
  return m.states.filter((s) => transitionFor(m, s, event) !== undefined)
}
/** The machine as a Mermaid state diagram, for the documentation. */
export function toMermaid<S extends string, E extends string, F extends string>(
  m: Machine<S, E, F>,
): string {
  const lines = m.transitions.flatMap((t) =>
    t.from.map((from) => `  ${from} --> ${t.to}: ${t.on}${t.deadline ? ` (${t.deadline})` : ''}`),
  )
  return [
    'stateDiagram-v2',
    ...m.initial.map((s) => `  [*] --> ${s}`),
    ...lines,
    ...m.final.map((s) => `  ${s} --> [*]`),
  ].join('\n')
}
