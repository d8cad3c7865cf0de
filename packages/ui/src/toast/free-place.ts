type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** What a toast must not cover: controls, and parts marked as such. Links matter less. */
const CONTROLS = 'button, input, select, textarea, summary, [role=switch], [data-toast-clear]'
const LINKS = 'a[href]'
const [CONTROL_COST, LINK_COST] = [10, 1]
/** Distances from the edge are tried in steps of this many pixels. */
const STEP = 8

const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** What lies in a box: the sum over all controls and links that it touches. */
export const costOf = (box: Box, controls: readonly Box[], links: readonly Box[]): number =>
  controls.filter((control) => overlaps(box, control)).length * CONTROL_COST +
  links.filter((link) => overlaps(box, link)).length * LINK_COST

/**
 * The top of a toast: the place nearest to its edge of the window that covers nothing, or else the
 * one that covers least.
 */
export function placeFor(
  size: { left: number; width: number; height: number },
  view: { height: number; fromTop: boolean; inset: number },
  controls: readonly Box[],
  links: readonly Box[],
): number {
  const last = view.height - size.height - STEP
  let best = { top: view.fromTop ? view.inset : last, cost: Infinity }
  for (let moved = 0; view.inset + moved <= last; moved += STEP) {
    const top = view.fromTop ? view.inset + moved : last - moved
    const box = { left: size.left, right: size.left + size.width, top, bottom: top + size.height }
    const cost = costOf(box, controls, links)
    if (cost < best.cost) best = { top, cost }
    if (cost === 0) break
  }
  return best.top
}

/** Controls and links on screen; behind an open dialog nothing can be pressed. */
export function pressable(except: Element): { controls: DOMRect[]; links: DOMRect[] } {
  const dialogs = document.querySelectorAll('[role=dialog], dialog[open]')
  const root = dialogs[dialogs.length - 1] ?? document
  const boxes = (selector: string) =>
    [...root.querySelectorAll(selector)]
      .filter((element) => !except.contains(element))
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.bottom > 0 && box.top < innerHeight)
  return { controls: boxes(CONTROLS), links: boxes(LINKS) }
}
