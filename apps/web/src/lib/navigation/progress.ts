import type { AnyRouter } from '@tanstack/react-router'

/** Faster pages show nothing. */
const DELAY = 300

/**
 * A line along the top while a page loads, because the last one stays on screen until then. It
 * creeps, as how much is left is unknown; with reduced motion it stands still. Screen readers hear
 * that the content is busy.
 */
export function showProgress(router: AnyRouter): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const line = document.createElement('div')
  line.className = 'page-progress'
  line.ariaHidden = 'true'
  Object.assign(line.style, {
    position: 'fixed',
    inset: '0 0 auto',
    height: '3px',
    zIndex: '70',
    transformOrigin: 'left',
    background: 'var(--color-success)',
  })
  const show = () => {
    document.body.append(line)
    document.getElementById('main')?.setAttribute('aria-busy', 'true')
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      line.animate([{ scale: '0 1' }, { scale: '.7 1', offset: 0.3 }, { scale: '.95 1' }], {
        duration: 10_000,
        easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
        fill: 'forwards',
      })
  }
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    clearTimeout(timer)
    if (pathChanged) timer = setTimeout(show, DELAY)
  })
  router.subscribe('onResolved', () => {
    clearTimeout(timer)
    line.remove()
    document.getElementById('main')?.removeAttribute('aria-busy')
  })
}
