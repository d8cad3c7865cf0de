/**
 * A state machine as data. Each row names an event, its source and target states, the actor and the
 * effects. `deadline` marks transitions that time alone causes.
 */
export type Actor = 'guest' | 'host' | 'operator' | 'provider' | 'clock' | 'system'
export type Transition<State extends string, Event extends string, Effect extends string> = {
  readonly on: Event
  readonly from: readonly State[]
  readonly to: State
  readonly actor: readonly Actor[]
  readonly effects: readonly Effect[]
  /** When the clock may cause the transition, as text for the diagram. */
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
export function transitionFor<State extends string, Event extends string, Effect extends string>(
  machine: Machine<State, Event, Effect>,
  state: State,
  event: Event,
): Transition<State, Event, Effect> | undefined {
  return machine.transitions.find((row) => row.on === event && row.from.includes(state))
}
/** All states in which an event is allowed: the `WHERE status IN (…)` of its update. */
export function statesAllowing<State extends string, Event extends string, Effect extends string>(
  machine: Machine<State, Event, Effect>,
  event: Event,
): State[] {
  return machine.states.filter((state) => transitionFor(machine, state, event) !== undefined)
}
/** The machine as a Mermaid state diagram, for the documentation. */
export function toMermaid<State extends string, Event extends string, Effect extends string>(
  machine: Machine<State, Event, Effect>,
): string {
  const lines = machine.transitions.flatMap((row) =>
    row.from.map(
      (from) => `  ${from} --> ${row.to}: ${row.on}${row.deadline ? ` (${row.deadline})` : ''}`,
    ),
  )
  return [
    'stateDiagram-v2',
    ...machine.initial.map((state) => `  [*] --> ${state}`),
    ...lines,
    ...machine.final.map((state) => `  ${state} --> [*]`),
  ].join('\n')
}
