import { hours } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import { keepFigures } from './keep-figures.usecase.ts'

const FIGURES = 'figures.keep'
const planFigures = (deps: Deps, wait: number) => deps.db.transaction((tx) => deps.jobs.enqueue(tx, FIGURES, {}, { at: deps.clock.now() + wait, key: FIGURES }))

export function adminJobs(deps: Deps): void {
  // the next round first: a failing round must not be the last
  deps.jobs.define(FIGURES, async () => { await planFigures(deps, hours(1)); await keepFigures(deps) })
}
/** The first round; later ones follow from it. */
export const startKeepingFigures = (deps: Deps): Promise<void> => planFigures(deps, 0)
