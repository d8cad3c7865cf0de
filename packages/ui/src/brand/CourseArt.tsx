import type { ArtSize } from '@tomogolf/artwork/art-sizes'
import { cx } from '../lib/class-names.ts'

type CourseArtProps = {
  /** The course's slug (a game's `artSeed`), never the game's id. */
  seed: string
  terrain: 'mountain' | 'seaside' | 'parkland'
  size?: ArtSize
  /** Where the green sits from left to right, in percent; may mirror the hole. */
  focus?: number
  annotate?: 'line' | 'green'
  /** Above the fold: loaded at once. */
  eager?: boolean
  /** Accessible name; without it the picture is decorative. */
  title?: string
  className?: string
}

export function artAddress({
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

/** The hole that belongs to a course, drawn by the server and kept by the browser. Give the frame its size with classes. */
export function CourseArt({ eager, title, className, ...art }: CourseArtProps) {
  const [width, height] = (art.size ?? '640x376').split('x').map(Number)
  return (
    <div className={cx('art relative overflow-hidden bg-surface-2', className)}>
      <img
        src={artAddress(art)}
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
