/** What a floating button must not cover. */
const CONTENT =
  'a, button, input, select, textarea, summary, label, img, [role=button], [role=switch], [role=tab], .skeleton, figure svg'
/** Pages with a form, or with a bar of their own above the tab bar. */
const BUSY_PAGE = 'main form [type=submit], main [data-action-bar]'
/** After the last scrolling down, milliseconds. */
const REST = 600
/** The desktop layout has no floating button (`lg` of the styles). */
const PHONES = '(width < 64rem)'

/** Whether a line of an element's own text lies under a rectangle. */
const hasTextIn = (element: Element, { left, right, top, bottom }: DOMRect): boolean =>
  [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return false
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()].some(
      (line) => line.left < right && line.right > left && line.top < bottom && line.bottom > top,
    )
  })

/** Whether something to press, to look at or to read lies under the button. */
function coversSomething(button: HTMLElement): boolean {
  const box = button.getBoundingClientRect()
  const { left, right, top, bottom } = box
  const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
    [top + 2, (top + bottom) / 2, bottom - 2].map((y) => [x, y] as const),
  )
  return points.some(([x, y]) =>
    document
      .elementsFromPoint(x, y)
      .some(
        (element) =>
          !button.contains(element) && (element.closest(CONTENT) ?? hasTextIn(element, box)),
      ),
  )
}

/** Calls `decide` at most once a frame while the page changes, and once it has come to rest. */
function watch(button: HTMLElement): () => void {
  let last = scrollY
  let downUntil = 0
  let frame = 0
  let rest: ReturnType<typeof setTimeout> | undefined
  const decide = () => {
    frame = 0
    const isAway =
      performance.now() < downUntil ||
      document.querySelector(BUSY_PAGE) !== null ||
      coversSomething(button)
    if (button.hasAttribute('data-away') !== isAway) button.toggleAttribute('data-away', isAway)
  }
  const request = () => {
    frame ||= requestAnimationFrame(decide)
  }
  const onScroll = () => {
    if (scrollY > last) {
      downUntil = performance.now() + REST
      clearTimeout(rest)
      rest = setTimeout(request, REST + 1)
    } else if (scrollY < last) downUntil = 0
    last = scrollY
    request()
  }
  const changes = new MutationObserver(request)
  changes.observe(document.body, { childList: true, subtree: true })
  // pictures and fonts move the page without changing it
  const sizes = new ResizeObserver(request)
  sizes.observe(document.body)
  addEventListener('scroll', onScroll, { passive: true })
  addEventListener('resize', request)
  decide()
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(rest)
    changes.disconnect()
    sizes.disconnect()
    removeEventListener('scroll', onScroll)
    removeEventListener('resize', request)
  }
}

/**
 * Hides a floating button (`data-away`) while it would cover content, while the user scrolls down, and on pages with a form or a bar of their own. Watches only where the button is
 * shown. Returns the end of it.
 */
export function giveWay(button: HTMLElement): () => void {
  const phones = matchMedia(PHONES)
  let stop: (() => void) | undefined
  const update = () => {
    stop?.()
    stop = phones.matches ? watch(button) : undefined
  }
  phones.addEventListener('change', update)
  update()
  return () => {
    phones.removeEventListener('change', update)
    stop?.()
  }
}
