import type { RouterState } from '../renderer.ts'

type Bootstrap = NonNullable<Window['$_TSR']>
type Match = NonNullable<Bootstrap['router']>['matches'][number]

/**
 * Sets the global from which the library's `RouterClient` hydrates. `loadedAt`: from then on the
 * router counts the age of its data.
 */
export function restoreRouter({ manifest, matches }: RouterState, loadedAt: number): void {
  const done = () => undefined
  window.$_TSR = {
    router: {
      manifest,
      matches: matches.map(
        (match) =>
          ({
            ...match,
            u: loadedAt,
            ...(match.s === 'error' && { e: Object.assign(new Error(), match.e) }),
          }) as Match,
      ),
    },
    buffer: [],
    h: done,
    e: done,
    c: done,
    p: (script) => script(),
  }
}
