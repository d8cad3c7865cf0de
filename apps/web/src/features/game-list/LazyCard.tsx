import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useHydrated } from '@tanstack/react-router'
import { GameCardSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'

/** A card renders when a tenth of it is within this distance of the viewport. */
const SEEN = { threshold: 0.1, rootMargin: '100px' }

/**
 * A card that renders near the viewport; until then a placeholder keeps its space. Server-rendered
 * cards render at once: they must work without JavaScript and for search engines.
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
      <GameCardSkeleton />
    </div>
  )
}
