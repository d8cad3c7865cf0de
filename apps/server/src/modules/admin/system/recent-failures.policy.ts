import type { z } from 'zod'
import type { ProbeProblem, SystemStatus } from '@tomogolf/contract/admin/system.schemas'
import { MINUTE } from '@tomogolf/domain/time'

type Facts = z.input<typeof SystemStatus>['probes'][number]['facts']
type Problem = z.input<typeof ProbeProblem>

/** Failures of this long ago say nothing about now. */
export const RECENT = 15 * MINUTE
/** From this number on a part that still answers counts as failing. */
const MANY = 5

/** How a part that is reachable is, by its recent failures. */
export function severityOf(failures: number): 'ok' | 'degraded' | 'failing' {
  if (failures === 0) return 'ok'
  return failures < MANY ? 'degraded' : 'failing'
}

/** Thrown by a probe that finds a problem which the back-office names in the operator's language. */
export class KnownProblem extends Error {
  readonly problem: Problem
  readonly facts: Facts
  readonly severity: 'degraded' | 'failing'
  constructor(
    problem: Problem,
    facts: Facts = {},
    severity: 'degraded' | 'failing' = 'failing',
    message = `${problem.code}: ${problem.count}`,
  ) {
    super(message)
    this.problem = problem
    this.facts = facts
    this.severity = severity
  }
}

/** Returns the facts, or throws what recent failures say. */
export function judge(
  { atOnce, ...problem }: Problem & { readonly atOnce?: boolean },
  facts: Facts,
): Facts {
  const severity = atOnce && problem.count > 0 ? 'failing' : severityOf(problem.count)
  if (severity === 'ok') return facts
  throw new KnownProblem(problem, facts, severity)
}
