import type { AnyRouter } from '@tanstack/react-router'
import { animateCards } from './card-transition.ts'
import { showProgress } from './progress.ts'

/** What a navigation looks like: not part of the first load, because it needs a first page. */
export function followNavigation(router: AnyRouter): void {
  animateCards(router)
  showProgress(router)
}
