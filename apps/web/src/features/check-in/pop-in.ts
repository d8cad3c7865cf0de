/** The mark of a finished check-in arrives with a ring around it; still with reduced motion. */
export function popIn(mark: HTMLElement | null): void {
  if (!mark?.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  mark.animate(
    [
      { scale: 0.5, opacity: 0, boxShadow: '0 0 0 0 rgb(168 212 106 / 0.6)' },
      { scale: 1.15, opacity: 1, offset: 0.45 },
      { scale: 1, boxShadow: '0 0 0 28px rgb(168 212 106 / 0)' },
    ],
    { duration: 560, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  )
}
