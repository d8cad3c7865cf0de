import { useEffect, useLayoutEffect, useRef } from 'react'
import { placeFor, pressable } from './free-place.ts'

/** From this width on toasts start at the bottom right. */
const DESKTOP = '(min-width: 1024px)'
/** How often a shown toast gives way to a control that has appeared or moved under it. */
const CHECK_EVERY = 250

/** Places the toast's list where it covers no control, for each toast again. */
export function useFreePlace(toastId: number) {
  const list = useRef<HTMLOListElement>(null)
  useLayoutEffect(() => place(list.current), [toastId])
  useEffect(() => {
    const giveWay = () => {
      if (list.current && isInTheWay(list.current)) place(list.current)
    }
    const timer = setInterval(giveWay, CHECK_EVERY)
    addEventListener('resize', giveWay)
    return () => {
      clearInterval(timer)
      removeEventListener('resize', giveWay)
    }
  }, [])
  return list
}

function isInTheWay(list: HTMLElement): boolean {
  const own = list.getBoundingClientRect()
  return pressable(list).controls.some(
    (box) =>
      own.left < box.right && box.left < own.right && own.top < box.bottom && box.top < own.bottom,
  )
}

function place(list: HTMLElement | null): void {
  if (!list) return
  const { left, width, height } = list.getBoundingClientRect()
  if (height === 0) return
  const fromTop = !matchMedia(DESKTOP).matches
  const { controls, links } = pressable(list)
  const view = { height: innerHeight, fromTop, inset: fromTop ? 8 : 24 }
  list.style.top = `${placeFor({ left, width, height }, view, controls, links)}px`
}
