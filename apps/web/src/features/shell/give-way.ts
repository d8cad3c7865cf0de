/** What a floating button must not cover. */
const PRESSABLE = 'a, button, input, select, textarea, summary, label, [role=switch], [role=tab]'
/** Pages with a form, or with a bar of their own above the tab bar. */
const BUSY_PAGE = 'main form [type=submit], main [data-action-bar]'
/** After the last scrolling down, milliseconds. */
const REST = 600
/** For changes of the page without scrolling, milliseconds. */
const CHECK_EVERY = 400

/** Whether something that can be pressed lies under the button. */
function coversSomething(button: HTMLElement): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect()
  const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
    [top + 2, (top + bottom) / 2, bottom - 2].map((y) => [x, y] as const),
  )
  return points.some(([x, y]) =>
    document
      .elementsFromPoint(x, y)
      .some((element) => !button.contains(element) && element.closest(PRESSABLE)),
  )
}

/**
 * Hides a floating button (`data-away`) while it would cover something to press, while the user
 * scrolls down, and on pages with a form or a bar of their own. Returns the end of it.
 */
export function giveWay(button: HTMLElement): () => void {
  let last = scrollY
  let downUntil = 0
  const decide = () => {
    const isAway =
      performance.now() < downUntil ||
      document.querySelector(BUSY_PAGE) !== null ||
      coversSomething(button)
    button.toggleAttribute('data-away', isAway)
  }
  const onScroll = () => {
    if (scrollY > last) downUntil = performance.now() + REST
    else if (scrollY < last) downUntil = 0
    last = scrollY
    decide()
  }
  const timer = setInterval(decide, CHECK_EVERY)
  addEventListener('scroll', onScroll, { passive: true })
  decide()
  return () => {
    clearInterval(timer)
    removeEventListener('scroll', onScroll)
  }
}
