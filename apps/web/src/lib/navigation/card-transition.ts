import type { AnyRouter } from '@tanstack/react-router'

/** The name that the cover of a game's page has in its styles. */
const NAME = 'game-cover'
let named: HTMLElement | undefined

/** The picture of the card that leads to a path, if one is on the page. */
const pictureOf = (path: string) =>
  document
    .querySelector(`.game-card a[href^="${CSS.escape(path)}"]`)
    ?.closest('.game-card')
    ?.querySelector<HTMLElement>('.art')

/**
 * The picture of a game's card grows into the cover of its page. Only from a card to its page, never
 * with reduced motion, and only where a browser has types of view transitions: without them the
 * router would animate every navigation.
 */
export function animateCards(router: AnyRouter): void {
  if (!CSS.supports('selector(:active-view-transition-type(a))')) return
  const reduced = matchMedia('(prefers-reduced-motion: reduce)')
  router.options.defaultViewTransition = {
    types: ({ toLocation, pathChanged }) => {
      named?.style.removeProperty('view-transition-name')
      named = undefined
      const picture =
        pathChanged && !reduced.matches && toLocation.pathname.startsWith('/games/')
          ? pictureOf(toLocation.pathname)
          : null
      if (!picture) return false
      named = picture
      picture.style.setProperty('view-transition-name', NAME)
      return [NAME]
    },
  }
}
