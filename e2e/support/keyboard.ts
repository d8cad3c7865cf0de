import type { Locator, Page } from '@playwright/test'
import { expect } from './product.ts'

/**
 * Null when the focus is visible: a ring around the control, its label or a container, not covered
 * by a sticky element.
 */
const focusProblem = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body || element.id === 'main')
      return null
    const name = `<${element.tagName.toLowerCase()}> "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 50)}"`
    const label =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement
        ? element.labels?.[0]
        : undefined
    const containers: Element[] = [
      element,
      ...(label ? [label, ...label.querySelectorAll('*')] : []),
      ...(element.closest('.card-link') ? [element.closest('.card-link')!] : []),
    ]
    // a transparent field over a styled one
    if (getComputedStyle(element).opacity === '0')
      containers.push(...(element.closest('.group')?.querySelectorAll('*') ?? []))
    for (
      let box = element.parentElement, steps = 0;
      box && steps < 3;
      box = box.parentElement, steps++
    )
      containers.push(box)
    const hasRing = containers.some((container) =>
      [getComputedStyle(container), getComputedStyle(container, '::after')].some(
        ({ outlineStyle, outlineWidth }) =>
          outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      ),
    )
    if (!hasRing) return `no ring around ${name}`
    const box = (label ?? element).getBoundingClientRect()
    const isCovered = [
      [0.5, 0.5],
      [0.1, 0.5],
      [0.9, 0.5],
      [0.5, 0.15],
      [0.5, 0.85],
    ].every(([x, y]) => {
      const hit = document.elementFromPoint(box.left + box.width * x!, box.top + box.height * y!)
      // toasts disappear
      if (hit?.closest('[role=region][aria-label*="F8"]')) return false
      return (
        hit === null ||
        !(
          hit === element ||
          element.contains(hit) ||
          hit.contains(element) ||
          (label?.contains(hit) ?? false)
        )
      )
    })
    return isCovered && box.width > 1 ? `covered or out of the window: ${name}` : null
  })

/**
 * Presses Tab until the target has the focus, and checks that the focus is visible at each stop.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached()
  for (let stops = 0; stops < 150; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    // the page may still scroll to the focused element
    await expect
      .poll(() => focusProblem(page), {
        message: page.url(),
        intervals: [0, 100, 300],
        timeout: 6000,
      })
      .toBeNull()
  }
  throw new Error(`Tab never reaches ${String(target)}`)
}
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}
