import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useHydrated } from '@tanstack/react-router'
import { GameCardSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'

/** A tenth of a card has to be in view, or within this distance of it. */
const SEEN = { threshold: 0.1, rootMargin: '100px' }

/**
 * A card that is made when it comes near the window; until then its shape holds its place. What the server sent is there at once:
 * it is read without JavaScript and by search engines.
 */
export function LazyCard({ eager, children }: { eager: boolean; children: ReactNode }) {
  const hydrated = useHydrated()
  const [seen, setSeen] = useState(eager || !hydrated)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (seen || !element) return
    const watch = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true)
    }, SEEN)
    watch.observe(element)
    return () => watch.disconnect()
  }, [seen])
  return seen ? (
    children
  ) : (
    <div ref={place}>
      <GameCardSkeleton actions />
    </div>
  )
}
