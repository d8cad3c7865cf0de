import { useEffect, useState } from 'react'
import { currentTime } from '@tomogolf/api-client/server-clock.ts'

const secondsUntil = (until: number) => Math.max(0, Math.ceil((until - currentTime()) / 1000))

/** The whole seconds until an instant by the server's clock, counted down; 0 once it is over. */
export function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(() => secondsUntil(until))
  useEffect(() => {
    const show = () => setLeft(secondsUntil(until))
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
