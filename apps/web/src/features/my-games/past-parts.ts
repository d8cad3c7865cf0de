import type { ReactNode } from 'react'
import type { MyGame } from '../../queries/my-games.ts'

/**
 * Parts of a past row from other features. The route passes them, because features do not import
 * each other.
 */
export type PastParts = {
  rating: (gameId: string, rating: NonNullable<MyGame['rating']>) => ReactNode
  onHostAgain: (gameId: string) => void
}
