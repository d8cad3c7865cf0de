import type { Page } from '@playwright/test'

/**
 * Touch targets under 44 × 44 px. Links within a sentence are exempt, and a hidden checkbox counts
 * by its label.
 */
export const targetProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const MINIMUM = 44
    const topLayer = [
      ...document.querySelectorAll('dialog[open], [role=dialog], [role=menu]'),
    ].findLast((layer) => layer.checkVisibility())
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[aria-hidden=true], [inert], .skip')
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim()
    /** Elements that activate the control: itself, its descendants and its labels. */
    const hitAreas = (element: Element): Element[] => {
      const labels =
        element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement
          ? [...(element.labels ?? [])]
          : []
      return [
        element,
        ...labels,
        ...(element.matches('.stretched') ? [element.closest('.card-link') ?? element] : []),
      ]
    }
    const isLarge = (box: DOMRect) => box.width >= MINIMUM - 0.5 && box.height >= MINIMUM - 0.5
    const problems = [
      ...(topLayer ?? document).querySelectorAll(
        'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=switch], [role=option], [role^=menuitem]',
      ),
    ]
      .filter(
        (element) => isShown(element) && !element.matches(':disabled') && !isInSentence(element),
      )
      .filter((element) => !hitAreas(element).some((area) => isLarge(area.getBoundingClientRect())))
      .map((element) => {
        const { width, height } = element.getBoundingClientRect()
        const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
        const tag = element.tagName.toLowerCase()
        return `${Math.round(width)}x${Math.round(height)}: <${tag}> "${name.slice(0, 50)}"`
      })
    return [...new Set(problems)]
  })
