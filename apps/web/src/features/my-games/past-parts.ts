import type { ReactNode } from 'react'

/**
 * Parts of a past row from other features. The route passes them, because features do not import
 * each other.
 */
export type PastParts = {
  rating: (gameId: string) => ReactNode
  receipt: (gameId: string) => ReactNode
  onHostAgain: (gameId: string) => void
}
