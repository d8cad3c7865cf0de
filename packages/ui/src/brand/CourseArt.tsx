import type { ArtSize } from '@tomogolf/artwork/art-sizes'
import { cx } from '../lib/class-names.ts'

type CourseArtProps = {
  /** The slug of the course (`artSeed` of a game), never the id of the game. */
  seed: string
  terrain: 'mountain' | 'seaside' | 'parkland'
  size?: ArtSize
  /** Position of the green from left to right, in percent. The hole may be mirrored for it. */
  focus?: number
  /** Draws the line of play or the green. */
  annotate?: 'line' | 'green'
  /** Load at once: the picture is above the fold. */
  eager?: boolean
  /** Accessible name. Without it the picture is decorative. */
  title?: string
  className?: string
}

/** URL of the picture, for `<img>` and preload links. */
export function artUrl({
  seed,
  terrain,
  size = '640x376',
  focus,
  annotate,
}: Pick<CourseArtProps, 'seed' | 'terrain' | 'size' | 'focus' | 'annotate'>): string {
  const params = new URLSearchParams({
    t: terrain,
    ...(focus === undefined ? {} : { f: String(focus) }),
    ...(annotate ? { a: annotate } : {}),
  })
  return `/art/${seed}-${size}.svg?${params}`
}

/**
 * The hole of a course, drawn by the server and cached by the browser. Set the frame's size with
 * classes.
 */
export function CourseArt({ eager, title, className, ...art }: CourseArtProps) {
  const [width, height] = (art.size ?? '640x376').split('x').map(Number)
  return (
    <div className={cx('art relative overflow-hidden bg-surface-2', className)}>
      <img
        src={artUrl(art)}
        alt={title ?? ''}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        className="absolute inset-0 size-full object-cover"
      />
    </div>
  )
}
