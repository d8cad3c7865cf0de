import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { isFirstPage } from '@tomogolf/ui/lib/use-hydrated.ts'

/** Content hydrates when it is within this distance of the viewport. */
const NEAR = { rootMargin: '300px' }

type Place = { near: boolean; opened: Promise<void> | null; open: () => void }
const places = new Map<string, Place>()
function placeOf(id: string): Place {
  const known = places.get(id)
  if (known) return known
  const place = { near: false, opened: null, open: () => undefined }
  places.set(id, place)
  return place
}

/**
 * Suspends the first attempt to hydrate until the content is near the viewport. Every later attempt
 * passes: React makes one when the user presses the content or when its props change, and would
 * otherwise replace the server's HTML by the fallback.
 */
function Gate({ id, children }: { id: string; children: ReactNode }) {
  if (!import.meta.env.SSR && isFirstPage()) {
    const place = placeOf(id)
    if (place.opened) place.open()
    else if (!place.near) {
      place.opened = new Promise((resolve) => {
        place.open = resolve
      })
      // not by use(): a component that has called it must call it at every later attempt, too
      throw place.opened
    }
  }
  return children
}

/**
 * Content below the first view: rendered by the server, and hydrated only when it comes near the
 * viewport or is pressed, because hydration is most of the work of a first load. Until then its
 * links work as HTML.
 */
export function HydrateNear({
  id,
  className,
  children,
}: {
  /** Unique in the page. */
  id: string
  className?: string
  children: ReactNode
}) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!element.current || !isFirstPage()) return
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      const place = placeOf(id)
      place.near = true
      place.open()
      watch.disconnect()
    }, NEAR)
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [id])
  return (
    <div ref={element} className={className}>
      <Suspense>
        <Gate id={id}>{children}</Gate>
      </Suspense>
    </div>
  )
}
