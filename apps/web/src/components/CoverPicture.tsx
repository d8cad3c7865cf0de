import type { ReactNode } from 'react'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { artUrl } from '@tomogolf/ui/brand/CourseArt.tsx'

type CoverPictureProps = {
  art: Pick<Parameters<typeof artUrl>[0], 'seed' | 'terrain'>
  /** On desktops: marks the green in the picture. */
  annotated?: true
  /** The picture of a game's card grows into it (lib/navigation/card-transition.ts). */
  shared?: true
  alt: string
  /** Links over the picture. */
  children: ReactNode
}
/** A course's picture over the whole width, dark at the lower end for the title below. */
export const CoverPicture = ({ art, annotated, shared, alt, children }: CoverPictureProps) => (
  <div
    className={cx(
      'relative h-66 overflow-hidden bg-surface-2 lg:h-115',
      shared && '[view-transition-name:game-cover]',
    )}
  >
    <picture>
      <source
        media="(min-width: 64rem)"
        srcSet={artUrl({
          ...art,
          size: '1440x560',
          focus: 76,
          ...(annotated && { annotate: 'green' }),
        })}
      />
      <img
        src={artUrl({ ...art, size: '780x520' })}
        alt={alt}
        fetchPriority="high"
        className="absolute inset-0 size-full object-cover"
      />
    </picture>
    <div
      aria-hidden
      className={
        'absolute inset-x-0 top-1/2 bottom-0 bg-[linear-gradient(transparent,var(--color-background))] ' +
        'lg:inset-0 ' +
        'lg:bg-[linear-gradient(transparent_62%,var(--color-background)),linear-gradient(78deg,rgb(7_17_13/.82)_8%,transparent_46%)]'
      }
    />
    {children}
  </div>
)
