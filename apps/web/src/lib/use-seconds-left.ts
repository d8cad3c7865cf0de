import { useLayoutEffect, useState } from 'react'
import { currentTime } from '@tomogolf/api-client/server-clock.ts'
import { useNow } from '@tomogolf/api-client/use-now.ts'

const secondsBetween = (from: number, until: number) =>
  Math.max(0, Math.ceil((until - from) / 1000))

/** The whole seconds until an instant by the server's clock, counted down; 0 once it is over. */
export function useSecondsLeft(until: number): number {
  // during hydration the time of the server's rendering
  const now = useNow()
  const [left, setLeft] = useState(() => secondsBetween(now, until))
  // before the paint: `now` may be seconds old
  useLayoutEffect(() => {
    const show = () => setLeft(secondsBetween(currentTime(), until))
    show()
    const timer = setInterval(show, 1000)
    return () => clearInterval(timer)
  }, [until])
  return left
}

/** `59:07`, or `1:59:07` from an hour on. */
export function countdownText(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0
    ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}`
    : `${minutes}:${pad(seconds % 60)}`
}
