import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Layout problems of the current page: horizontal overflow and clipped text. */
export const layoutProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const problems: string[] = []
    const describe = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> "${(element.textContent ?? '').trim().slice(0, 50)}"`
    const root = document.documentElement
    // text for screen readers is one pixel wide
    const isScreenReaderOnly = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (element.getBoundingClientRect().width <= 1 || isScreenReaderOnly(element.parentElement))
    const isVisible = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('.skip, [aria-hidden=true], svg, dialog:not([open])') &&
      !isScreenReaderOnly(element)
    /**
     * The bounding box of the element's own text nodes. Text for screen readers is an element of
     * its own and is ignored.
     */
    const textBox = (element: Element) => {
      const boxes = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '')
        .flatMap((node) => {
          const range = document.createRange()
          range.selectNodeContents(node)
          return [...range.getClientRects()].filter((box) => box.width > 0)
        })
      const edge = (side: 'left' | 'top' | 'right' | 'bottom', of: typeof Math.min) =>
        of(...boxes.map((box) => box[side]))
      return boxes.length === 0
        ? null
        : {
            left: edge('left', Math.min),
            top: edge('top', Math.min),
            right: edge('right', Math.max),
            bottom: edge('bottom', Math.max),
          }
    }
    // a horizontal strip may scroll
    const isInScrollStrip = (element: Element) =>
      element.closest('.scroll-strip, .strip, .card-rail') !== null
    if (root.scrollWidth > root.clientWidth)
      problems.push(`horizontal overflow: ${root.scrollWidth} in ${root.clientWidth}`)
    for (const element of document.body.querySelectorAll('*')) {
      const text = isVisible(element) ? textBox(element) : null
      if (!text) continue
      if (!isInScrollStrip(element) && (text.right > root.clientWidth + 1 || text.left < -1))
        problems.push(`outside the viewport: ${describe(element)}`)
      // clipped by itself or by an ancestor
      for (
        let box: Element | null = element;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, overflowY, position } = getComputedStyle(box)
        const inside = box.getBoundingClientRect()
        if (
          (overflowX === 'hidden' || overflowX === 'clip') &&
          (text.right > inside.right + 1 || text.left < inside.left - 1)
        ) {
          problems.push(`clipped horizontally: ${describe(element)}`)
          break
        }
        if (
          (overflowY === 'hidden' || overflowY === 'clip') &&
          (text.bottom > inside.bottom + 3 || text.top < inside.top - 3)
        ) {
          problems.push(`clipped vertically: ${describe(element)}`)
          break
        }
        if (
          overflowX === 'auto' ||
          overflowX === 'scroll' ||
          overflowY === 'auto' ||
          overflowY === 'scroll' ||
          position === 'fixed'
        )
          break
      }
    }
    return [...new Set(problems)]
  })

/** List items and rows after the fifth, which render like the ones before them. */
const REPEATED = [
  'main li:nth-child(n+6)',
  'main article:nth-of-type(n+6)',
  'main tr:nth-child(n+6)',
  'option:nth-child(n+6)',
]
/**
 * axe violations of WCAG 2.2 A and AA and best practices, of any impact. `sample` skips `REPEATED`,
 * because checking it takes most of the time.
 */
export async function axeProblems(page: Page, sample = false): Promise<string[]> {
  // legacy mode: the pages have no frames, so axe needs no extra window to merge results
  const axe = new AxeBuilder({ page }).setLegacyMode()
  if (sample) for (const repeated of REPEATED) axe.exclude(repeated)
  const { violations } = await axe
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(
    ({ id, impact, nodes }) =>
      `axe ${id} (${impact}): ${nodes
        .slice(0, 3)
        .map((node) => node.target.join(' '))
        .join(' | ')}`,
  )
}
