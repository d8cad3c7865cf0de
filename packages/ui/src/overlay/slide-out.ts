const LENGTH = 180
const EASE = 'cubic-bezier(0.4, 0, 1, 1)'

/**
 * The way out of a dialog, before its owner removes it: not CSS, because the owner may unmount it
 * at once. Nothing moves with reduced motion. Returns what shows the dialog again if it stays.
 */
export async function slideOut(overlay: HTMLElement | null): Promise<() => void> {
  const content = overlay?.firstElementChild
  if (!content?.animate || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return () => undefined
  const options = { duration: LENGTH, easing: EASE, fill: 'forwards' } as const
  const away = { translate: innerWidth < 760 ? '0 100%' : '0 16px' }
  const moves = [content.animate(away, options), overlay!.animate({ opacity: 0 }, options)]
  await Promise.all(moves.map(({ finished }) => finished))
  return () => moves.forEach((move) => move.cancel())
}
