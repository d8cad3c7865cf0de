import type { z } from 'zod'
import type { SystemStatus } from '@tomogolf/contract/admin/system.schemas'
import { MINUTE } from '@tomogolf/domain/time'

type Facts = z.input<typeof SystemStatus>['probes'][number]['facts']

/** Failures of this long ago say nothing about now. */
export const RECENT = 15 * MINUTE
/** From this number on a part that still answers counts as failing. */
const MANY = 5

/** How a part that is reachable is, by its recent failures. */
export function severityOf(failures: number): 'ok' | 'degraded' | 'failing' {
  if (failures === 0) return 'ok'
  return failures < MANY ? 'degraded' : 'failing'
}

/** Thrown by a probe of a part that answers, but failed recently. */
export class RecentFailures extends Error {
  readonly facts: Facts
  readonly severity: 'degraded' | 'failing'
  constructor(message: string, facts: Facts, severity: 'degraded' | 'failing') {
    super(message)
    this.facts = facts
    this.severity = severity
  }
}

/** Returns the facts, or throws what recent failures say. */
export function judge(
  failures: { readonly what: string; readonly count: number; readonly atOnce?: boolean },
  facts: Facts,
): Facts {
  const severity = failures.atOnce && failures.count > 0 ? 'failing' : severityOf(failures.count)
  if (severity === 'ok') return facts
  throw new RecentFailures(`${failures.count} ${failures.what}`, facts, severity)
}
